import { Cell } from '@ton/core'

// Code of other projects as data, under their licences: see packages/local/THIRD-PARTY-NOTICES.md.

/** The standard jetton minter (TEP-74). Its mint opcode is 21. From @ton-community/assets-sdk 0.0.5 (MIT). Code hash BXGXbGPsG3VQIwomCdvts24bZO+NAioWs06lcGMYWy8= */
export const jettonMinterCode = /* @__PURE__ */ Cell.fromBase64(
  'te6cckECDgEAAqMAART/APSkE/S88sgLAQIBYgILAgLMAwoB9dkGOASS+B8ADoaYGAuNhJL4HwfSB9IBj9ABi465D9ABj9ABg51NoAAWmP6Z/2' +
    'omh9AH0gamoYQAqpOF1HGZqamxsommOC+XAkgX0gfQBqGBBoQDBrkP0AGBKIGigheASKUCgZ5CgCfQEsZ4tmZmT2qnBBCD3uy+8pOF1AQE9I7g' +
    'Njc3AfoA+kD4KFQSBnBUIBNUFAPIUAT6AljPFgHPFszJIsjLARL0APQAywDJ+QBwdMjLAsoHy//J0FAGxwXy4EqhA0VFyFAE+gJYzxbMzMntVA' +
    'H6QDAg1wsBwwCRW+MN4IIQLHa5c1JwuuMCNTc3I8AD4wI1AsAEBQYICQA+ghDVMnbbcIAQyMsFUAPPFiL6AhLLassfyz/JgEL7AAH+Nl8DggiY' +
    'loAVoBW88uBLAvpA0wAwlcghzxbJkW3ighDRc1QAcIAYyMsFUAXPFiT6AhTLahPLHxTLPyP6RDBwuo4z+ChEA3BUIBNUFAPIUAT6AljPFgHPFs' +
    'zJIsjLARL0APQAywDJ+QBwdMjLAsoHy//J0M8WlmwicAHLAeL0AAcACsmAQPsAADQzUDXHBfLgSQP6QDBZyFAE+gJYzxbMzMntVABCjhhRJMcF' +
    '8uBJ1DBDAMhQBPoCWM8WzMzJ7VTgXwWED/LwAJOz8FCIBuCoQCaoKAeQoAn0BLGeLAOeLZmSRZGWAiXoAegBlgGSQfIA4OmRlgWUD5f/k6DvAD' +
    'GRlgqxniygCfQEJ5bWJZmZkuP2AQIDemAMDQB9rbz2omh9AH0gamoYNhj8FAC4KhAJqgoB5CgCfQEsZ4sA54tmZJFkZYCJegB6AGWAZPyAODpk' +
    'ZYFlA+X/5OhAAB+vFvaiaH0AfSBqahg/qpBAkHLobw==',
)

/** The standard jetton wallet (TEP-74). From @ton-community/assets-sdk 0.0.5 (MIT). Code hash p2DWKdU0PnbQRQF9ncIW/IoweoN3gV/rKwpcSQ5zNIY= */
export const jettonWalletCode = /* @__PURE__ */ Cell.fromBase64(
  'te6cckECEgEAAzQAART/APSkE/S88sgLAQIBYgIRAgLMAwYCAdQEBQDDCDHAJJfBOAB0NMDAXGwlRNfA/AL4PpA+kAx+gAxcdch+gAx+gAwc6m' +
    '0AALTH4IQD4p+pVIgupUxNFnwCOCCEBeNRRlSILqWMUREA/AJ4DWCEFlfB7y6k1nwCuBfBIQP8vCAAET6RDBwuvLhTYAIBSAcOAgEgCAoB8QD0' +
    'z/6APpAIfAB7UTQ+gD6QPpA1DBRNqFSKscF8uLBKML/8uLCVDRCcFQgE1QUA8hQBPoCWM8WAc8WzMkiyMsBEvQA9ADLAMkg+QBwdMjLAsoHy//' +
    'J0AT6QPQEMfoAINdJwgDy4sR3gBjIywVQCM8WcPoCF8trE8yAJAK6CEBeNRRnIyx8Zyz9QB/oCIs8WUAbPFiX6AlADzxbJUAXMI5FykXHiUAio' +
    'E6CCCOThwKoAggiYloCgoBS88uLFBMmAQPsAECPIUAT6AljPFgHPFszJ7VQD9ztRND6APpA+kDUMAjTP/oAUVGgBfpA+kBTW8cFVHNtcFQgE1Q' +
    'UA8hQBPoCWM8WAc8WzMkiyMsBEvQA9ADLAMn5AHB0yMsCygfL/8nQUA3HBRyx8uLDCvoAUaihggiYloCCCJiWgBK2CKGCCOThwKAYoSfjDyXXC' +
    'wHDACOALDA0AcFJ5oBihghBzYtCcyMsfUjDLP1j6AlAHzxZQB88WyXGAEMjLBSTPFlAG+gIVy2oUzMlx+wAQJBAjAA4QSRA4N18EAHbCALCOIY' +
    'IQ1TJ223CAEMjLBVAIzxZQBPoCFstqEssfEss/yXL7AJM1bCHiA8hQBPoCWM8WAc8WzMntVAIBIA8QANs7UTQ+gD6QPpA1DAH0z/6APpAMFFRo' +
    'VJJxwXy4sEnwv/y4sKCCOThwKoAFqAWvPLiw4IQe92X3sjLHxXLP1AD+gIizxYBzxbJcYAYyMsFJM8WcPoCy2rMyYBA+wBAE8hQBPoCWM8WAc8' +
    'WzMntVIACDIAg1yHtRND6APpA+kDUMATTH4IQF41FGVIguoIQe92X3hO6ErHy4sXTPzH6ADAToFAjyFAE+gJYzxYBzxbMye1UgABug9gXaiaH0' +
    'AfSB9IGoYfCn2Es=',
)

/** The standard NFT collection (TEP-62), editable by its owner. From @ton-community/assets-sdk 0.0.5 (MIT). Code hash ZLstRmG18twag79cu+CekqwLRgobh5pVGThvykw0i8o= */
export const nftCollectionCode = /* @__PURE__ */ Cell.fromBase64(
  'te6cckECFAEAAh8AART/APSkE/S88sgLAQIBYgINAgLNAwgE59EGOASK3wAOhpgYC42Eit8H0gGADpj+mf9qJofSBpn+pqahhBCDSenKgpQF1HFB' +
    'uvgoDoQQhUZYBWuEAIZGWCqALnixJ9AQpltQnlj+WfgOeLZMAgfYBwGyi544L5cMiS4ADxgRLgAXGBEuAB8YEYGYHgAkBAUGBwBgNQLTP1MTu/Lh' +
    'klMTugH6ANQwKBA0WfAGjhIBpENDyFAFzxYTyz/MzMzJ7VSSXwXiAKY1cAPUMI43gED0lm+lII4pBqQggQD6vpPywY/egQGTIaBTJbvy9AL6ANQw' +
    'IlRLMPAGI7qTAqQC3gSSbCHis+YwMlBEQxPIUAXPFhPLP8zMzMntVAAsMjQB+kAwQUTIUAXPFhPLP8zMzMntVAA8jhXU1DAQNEEwyFAFzxYTyz/M' +
    'zMzJ7VTgXwSED/LwAgEgCQwCASAKCwAtAHIyz/4KM8WyXAgyMsBE/QA9ADLAMmAAGz5AHTIywISygfL/8nQgAD1FrwBHAh8AV3gBjIywVYzxZQBP' +
    'oCE8trEszMyXH7AIAgEgDhMCASAPEABDuLXTHtRND6QNM/1NTUMBAkXwTQ1DHUMNBxyMsHAc8WzMmAIBIBESAC+12v2omh9IGmf6mpqGDYg6GmH6' +
    'Yf9IBhAALbT0faiaH0gaZ/qamoYCi+CeAI4APgCwACW8gt9qJofSBpn+pqahgt6GoYLEaIza0A==',
)

/** The standard NFT item (TEP-62). From tonweb 0.0.66 (MIT). Code hash TJEjgoaC+m9DeXq0FzK8qJDK4Bdm4GdBACUFFuC/jUI= */
export const nftItemCode = /* @__PURE__ */ Cell.fromBase64(
  'te6cckECDQEAAdAAART/APSkE/S88sgLAQIBYgIMAgLOAwkCASAECALXDIhxwCSXwPg0NMDAXGwkl8D4PpA+kAx+gAxcdch+gAx+gAw8AIEs44UM' +
    'GwiNFIyxwXy4ZUB+kDUMBAj8APgBtMf0z+CEF/MPRRSMLqOhzIQN14yQBPgMDQ0NTWCEC/LJqISuuMCXwSED/LwgBQcB9lE1xwXy4ZH6QCHwAfpA' +
    '0gAx+gCCCvrwgBuhIZRTFaCh3iLXCwHDACCSBqGRNuIgwv/y4ZIhjj6CEAUTjZHIUAnPFlALzxZxJEkUVEagcIAQyMsFUAfPFlAF+gIVy2oSyx/L' +
    'PyJus5RYzxcBkTLiAckB+wAQR5QQKjdb4gYAggKONSbwAYIQ1TJ22xA3RABtcXCAEMjLBVAHzxZQBfoCFctqEssfyz8ibrOUWM8XAZEy4gHJAfsA' +
    'kzAyNOJVAvADAHJwghCLdxc1BcjL/1AEzxYQJIBAcIAQyMsFUAfPFlAF+gIVy2oSyx/LPyJus5RYzxcBkTLiAckB+wAAET6RDBwuvLhTYAIBIAoL' +
    'ADs7UTQ0z/6QCDXScIAmn8B+kDUMBAkECPgMHBZbW2AAHQDyMs/WM8WAc8WzMntVIAAJoR+f4AU48Ucx',
)

/** The standard soul-bound item (TEP-85). From @ton-community/assets-sdk 0.0.5 (MIT). Code hash L/v1K+r4FhV7/Jcm3CVIMn+ofr/SaW7tJ6nCzaJcntw= */
export const sbtItemCode = /* @__PURE__ */ Cell.fromBase64(
  'te6cckECEwEAAzsAART/APSkE/S88sgLAQIBYgIOAgLOAwsEvUbCIgxwCRW+AB0NMD+kAw8AL4QrOOHDH4QwHHBfLhlfpAAfhk1AH4ZvpAMPhlcP' +
    'hn8APgAtMfAnGw4wIB0z+CENDDv+pSMLrjAoIQBN7RSFIwuuMCMIIQL8smolIguoBAUGBwCUMDHTH4IQBSTHrhK6jjnTPzCAEPhEcIIQwY6G0lUD' +
    'bYBAA8jLHxLLPyFus5MBzxeRMeLJcQXIywVQBM8WWPoCE8tqzMkB+wCRMOIAwmwS+kDU0wAw+Ef4QcjL/1AGzxb4RM8WEswUyz9SMMsAA8MAlvhG' +
    'UAPMAt6AEHixcIIQDdYH40A1FIBAA8jLHxLLPyFus5MBzxeRMeLJcQXIywVQBM8WWPoCE8tqzMkB+wAAxjL4RFADxwXy4ZH6QNTTADD4R/hByMv/' +
    '+ETPFhPMEss/UhDLAAHDAJT4RgHM3oAQeLFwghAFJMeuQFUDgEADyMsfEss/IW6zkwHPF5Ex4slxBcjLBVAEzxZY+gITy2rMyQH7AAP6jkAx+EHI' +
    'y//4Q88WgBBwghCLdxc1QBVQRAOAQAPIyx8Syz8hbrOTAc8XkTHiyXEFyMsFUATPFlj6AhPLaszJAfsA4IIQHwRTelIguuMCghBvifXjUiC6jhZb' +
    '+EUBxwXy4ZH4R8AA8uGT+CP4Z/AD4IIQ0TbTs1IguuMCMDEICQoAkjH4RCLHBfLhkYAQcIIQ1TJ22xAkVQJtgwYDyMsfEss/IW6zkwHPF5Ex4slx' +
    'BcjLBVAEzxZY+gITy2rMyQH7AIsC+GSLAvhl8AMAjjH4RCLHBfLhkYIK+vCAcPsCgBBwghDVMnbbECRVAm2DBgPIyx8Syz8hbrOTAc8XkTHiyXEF' +
    'yMsFUATPFlj6AhPLaszJAfsAACCCEF/MPRS6k/LBnd6ED/LwAgEgDA0AYTtRNDTPwH4YfpAAfhjcPhiINdJwgCOFn/4YvpAAfhk1AH4ZvpAAfhl0' +
    'z8w+GeRMOKAANz4R/hG+EHIyz/4Q88W+ETPFsz4Rc8Wyz/J7VSACASAPEgIBWBARAA21Yx4AXwiwAA23sH4AXwjwAB28fn+AF8IXwg/CH8InwjQ+' +
    'Htw/',
)

/** The fix-price NFT sale. From @ton-community/assets-sdk 0.0.5 (MIT). Code hash 3rU7bFdlwebNI4v0e8XoO6WWvcwEsLhM1Qqx5HSgjzE= */
export const nftSaleCode = /* @__PURE__ */ Cell.fromBase64(
  'te6cckECCwEAArkAART/APSkE/S88sgLAQIBIAIKAgFIAwkCAs0EBwH30A6GmBgLjYSS+CcH0gGHaiaGmAaY/9IH0gfSB9AGppgBgYOCmE44BgAEqY' +
    'hOmPhW8Q4YBKGATpn8cIxbMbC3MbK2QV44LJOZlvKAVxFWAAyS+G8BJrpOEBFcCBFd0VYACRWdjYKdxjgthOjq+G6hhoaYPqGAD9gHAU4ADAUB6PLR' +
    'lLOOQjEzOTlTUscFkl8J4FFRxwXy4fSCEAUTjZEWuvLh9QP6QDBGUBA0WXAHyMsAFssfUATPFljPFgHPFgH6AszLAMntVOAwNyjAA+MCKMAAnDY3ED' +
    'hHZRRDMHDwBeAIwAKYVUQQJBAj8AXgXwqED/LwBgDUODmCEDuaygAYvvLhyVNGxwVRUscFFbHy4cpwIIIQX8w9FCGAEMjLBSjPFiH6Astqyx8Vyz8n' +
    'zxYnzxYUygAj+gITygDJgwb7AHFQZkUVBHAHyMsAFssfUATPFljPFgHPFgH6AszLAMntVAH3ZghA7msoAUmCgUjC+8uHCJND6QPoA+kD6ADBTkqEho' +
    'VCHoRagUpBwgBDIywVQA88WAfoCy2rJcfsAJcIAJddJwgKwjhdQRXCAEMjLBVADzxYB+gLLaslx+wAQI5I0NOJacIAQyMsFUAPPFgH6AstqyXH7AHA' +
    'gghBfzD0UggAlsjLHxPLPyPPFlADzxbKAIIJycOA+gLKAMlxgBjIywUmzxZw+gLLaszJgwb7AHFVUHAHyMsAFssfUATPFljPFgHPFgH6AszLAMntVA' +
    'BXoDhZ2omhpgGmP/SB9IH0gfQBqaYAYGGh9IH0AfSB9ABhBCCMkrCgFYACqwEAfvIw7UTQ0wDTH/pA+kD6QPoA1NMAMMABjh34AHAHyMsAFssfUATP' +
    'FljPFgHPFgH6AszLAMntVOBfB4IA//7y8IQfxWA=',
)

/** The root of TON DNS (TEP-81), for the masterchain. From tonweb 0.0.66 (MIT). Code hash n/4UmJqC3V4OwipvKhT3hKcsNH11UsbyINnD4Tt+J3g= */
export const dnsRootCode = /* @__PURE__ */ Cell.fromBase64(
  'te6cckECCAEAAWQAART/APSkE/S88sgLAQIBYgIFAgLNAwQABdL4HACTZIMAEljCBA+iAZOAgwAWWMIEB9IAy4CDABpYwgQGQgCjgIMAHljCBASyAH' +
    'uAgwAiWMIEAyIAU4CDACZQwgGR64MAKk4AydeB6cYC+6HGGdv2YEGukvFSEYAB5cCMQa4UD4AAQ66SQYAQpEFhKL4G8NvAQyoFpg5iBb3aiaH0gfSB' +
    '9IBg4EGRFm6N7dGeLZYPFm7u7vGeLZYPk6BJhH8cSE2uOn4DjgscMmq+BwQBdSeRlh6xni2SAyLxIuHFTHADtmPAYSK3xOGREwYHAAZ0b24A5s8Wyw' +
    'fJ0CPCH44kJdcdHwHHBY4ZMDEyggC6k8jLD1jPFskBkXiRcOKmGAHbMeAxkjAx4nAgyIsm1ljPFssHixdIzxbLB8nQAsInjiED1x0nAccFjhaCALqT' +
    'yMsPWM8WyQGReJFw4qYgAdsx4FuSXwTicG0I0ytf',
)

/** The `.ton` zone: resolver and collection of domains (TEP-81). From tonweb 0.0.66 (MIT). Code hash xFpwcV4iaiqvp2x3gfPO2FKqBEo+tSuQlzQXYYRqQSU= */
export const dnsCollectionCode = /* @__PURE__ */ Cell.fromBase64(
  'te6cckECHQEAAscAART/APSkE/S88sgLAQIBYgIWAgLMAxECASAECgIBIAUHAW1CDHAJSED/Lw3gHQ0wMBcbCSXwPg+kAwAdMf7UTQ1NQwMSLAAOMC' +
    'ECRfBIIQNw/sUbrchA/y8IBgDQMvgjIIIQYuRAabzy4McB8AQg10kgwhjy4MgggQPwu/LgySB4qQjAAPLgyiHwBfLgy1jwBxS+8uDMIvkBgFD4MyBu' +
    's44Q0PQEMFIQgwf0Dm+hMfLQzZEw4shQBM8WychQA88WEszJ8AwCASAICQANHDIywHJ0IAAzHCfAdMHAcAAILOUAqYIAt4S5jEgwADy0MmACASALDg' +
    'IBIAwNAE8yI4gIddJEtcYWc8WIddKIMAAILObAcAB8uDKAtQw0AKRMeLmMcnQgAH8cCHXSY41XLogs44uMALTByHALSPCALAkpvhSQLmwIsIvI8E6s' +
    'LEiwmADwXsTsBKxsyCzlAKmCALeE97mbBK6gAgEgDxAAkwgwASWMIED6IBk4CDABZYwgQH0gDLgIMAGljCBAZCAKOAgwAeWMIEBLIAe4CDACJYwgQD' +
    'IgBTgIMAJlDCAZHrgwAqTgDJ14HpxgAGkAasC8AYBghA7msoAqAGCEDuaygCoAoIQYuRAaaGCCCeNAKkEIMIVkVvgbBKWp1qAZKkE5IAIBIBIVAgFY' +
    'ExQALQByMv/+CjPFslwIMjLARP0APQAywDJgABs+QB0yMsCEsoHy//J0IAA50s+AU4EPgFu8AMZGWCrGeLOH0BZbXmZmTAIH2AQCASAXGgIBIBgZAA' +
    'e4tdMYAB+6ej7UTQ1NQwMfAKcAHwC4AgEgGxwAG7kFvtRNDU1DAwf/ACEoAJ26MMMCDXSXipCMAA8uBGINcKB8AAIddJwAhSELCTW3ht4CCVAdMHMQ' +
    'HeIfADUSLXGDD5AYIAupPIyw8BggFno+1D2M8WyQGReJFw4hKgAYxnFIiA==',
)

/** A `.ton` domain: an NFT item with records and an auction of its own (TEP-81). From tonweb 0.0.66 (MIT). Code hash Pwq5JTFwyGqu6/6rst4LwtNbTIVKmOo33Czf/ej06BE= */
export const dnsItemCode = /* @__PURE__ */ Cell.fromBase64(
  'te6cckECKAEABpgAART/APSkE/S88sgLAQIBYgIdAgLMAxYCASAEEwIBIAUSAgEgBhEB9z4J28QAtDTAwFxsJJfBOD6QPpAMfoAMXHXIfoAMfoAMPA' +
    'KJ7OOTl8FbCI0UjLHBfLhlQH6QNQwbXDIywf0AMn4I4IQYuRAaaGCCCeNAKkEIMIMkzCADN6BASyBAPBYqIAMqQSh+CMBoPACRHfwCRA1+CPwC+BTW' +
    'ccFGLCAHA/iONBCbXwv6QDBwIPglbYBAcIAQyMsFUAfPFlAF+gIVy2oSyx/LPyJus5RYzxcBkTLiAckB+wDgKccAkXCVCdMfUKriIfAI+CMhvCTAAI' +
    '6eNDo6O44WNjY3NzdRNccF8uGWECUQJBAj+CPwC+MO4DEN0z8lbrMfsJJsIeMNCAkKAP4wJoBpgGSphFKwvvLhl4IQO5rKAFKgoVJwvJk2ghA7msoA' +
    'GaGTOQgF4iDCAI4yghBVfOog+CUQOW1xcIAQyMsFUAfPFlAF+gIVy2oSyx/LPyJus5RYzxcBkTLiAckB+wCSMDbigDwj+COhoSDCAJMToAKRMOJEdP' +
    'AJECT4I/ALANI0NlPNoYIQO5rKAFIQoVJwvJk2ghA7msoAFqGSMAXiIMIAjjeCEDcP7FFtcilRNFRHQ3CAEMjLBVAHzxZQBfoCFctqEssfyz8ibrOU' +
    'WM8XAZEy4gHJAfsAHKELkTDibVR3ZVR3Yy7wCwIEyIIQX8w9FFIguo6VMTc7U3LHBfLhkRCaEEkQOEcGQBUE4IIQGgudUVIguo4ZWzI1NTc3UTXHBf' +
    'LhmgPUMEAVBFAz+CPwC+AhghBOsfD5uuMCOyCCEES+rkG64wI4J4IQTtFLZboNCwwPAIhbNjY4OFFHxwXy4ZsE0/8g10rCAAfQ0wcBwADy4Zz0BDAH' +
    'mNQwQBaDB/QXmDBQBYMH9Fsw4nDIywf0AMkQNUAU+CPwCwH+MDY6JG7y4Z2AUPgz0PQEMFJAgwf0Dm+h8uGf0wchwAAiwAGx8uGgIcAAjpEkEJsQaF' +
    'F6EFcQRhBcQxRM3ZYwEDo5XwfiAcABjjJwghA3D+xRWG2BAKBwgBDIywVQB88WUAX6AhXLahLLH8s/Im6zlFjPFwGRMuIByQH7AJFb4g0B8DUC+kAh' +
    '8AH6QNIAMfoAghA7msoAHaEhlFMUoKHeItcLAcMAIJIFoZE14iDC//LhkiGOPoIQBRONkchQC88WUA3PFnEkSxRUSMBwgBDIywVQB88WUAX6AhXLah' +
    'LLH8s/Im6zlFjPFwGRMuIByQH7ABBplBAsOVviAQ4Aio41KPABghDVMnbbEDlGCW1xcIAQyMsFUAfPFlAF+gIVy2oSyx/LPyJus5RYzxcBkTLiAckB' +
    '+wCTODQw4hBFEDQS+CPwCwH+jno3+CNQBqGBAli8Bm4WsPLhniPQ10n4I/AHUpC+8uGXUXihghA7msoAoSDCAI4yECeCEE7RS2VYB21ycIAQyMsFUA' +
    'fPFlAF+gIVy2oSyx/LPyJus5RYzxcBkTLiAckB+wCTMDU14vgjgQEsoPACRHfwCRBFEDQS+CPwC+BfBBAAmjI1NYIQL8smorqOOnCCEIt3FzUEyMv/' +
    'UAXPFhRDMIBAcIAQyMsFUAfPFlAF+gIVy2oSyx/LPyJus5RYzxcBkTLiAckB+wDgXwSED/LwABE+kQwcLry4U2AADUcMjLAcnQgCAVgUFQCTCDABJY' +
    'wgQPogGTgIMAFljCBAfSAMuAgwAaWMIEBkIAo4CDAB5YwgQEsgB7gIMAIljCBAMiAFOAgwAmUMIBkeuDACpOAMnXgenGAAaQBqwLwBgGCEDuaygCoA' +
    'YIQO5rKAKgCghBi5EBpoYIIJ40AqQQgwhWRW+BsEpanWoBkqQTkgAgFIFxoCASAYGQAhCBulDBtcCDg0PpA+gDTPzCAAFzIUAPPFgH6Ass/yYAIBIB' +
    'scAFE7UTQ0//6QCDXScIAn38B+kDU1PQE0z8wEFcQVuAwcG1tbW0kEFcQVoAArAbIy/9QBc8WUAPPFszM9ADLP8ntVIAIBIB4jAgEgHyAAE7uznwCh' +
    'dfB/AIgCAnQhIgAQqHTwChBHXwcADKlZ8ApscQIBICQlAA24/P8ApfA4AgEgJicAE7ZKXgFCBOvg+hAAx7RhhDrpJA8VIRgAHlwI3gFCBuvg+hpg4D' +
    'gAHlwznoCGAHrhQPgAHlwzuEERxGYQXgM+BIg9yxH7ZN3ElkrRuga4eSQNwjVy83zFyqqxQ6L/+8QYABJmDwA8ADBg/oHt9CYPADAuZ9BT',
)

/**
 * A marketplace that takes items on sale: our own. Who sends it an item with the state of a sale gets the sale deployed, and the
 * item sent on to it. In FunC, beside what it takes from the standard library:
 *
 *     () recv_internal(int balance, int value, cell message, slice body) impure {
 *       if (body.slice_bits() < 96) { return (); }
 *       slice envelope = message.begin_parse();
 *       if (envelope~load_uint(4) & 1) { return (); }
 *       slice item = envelope~load_msg_addr();
 *       if (body~load_uint(32) != 0x05138d91) { return (); }
 *       int query = body~load_uint(64);
 *       slice owner = body~load_msg_addr();
 *       slice payload = body~load_uint(1) ? body.preload_ref().begin_parse() : body;
 *       cell state = payload~load_ref();
 *       slice sale = begin_cell().store_uint(4, 3).store_uint(0, 8).store_uint(cell_hash(state), 256).end_cell().begin_parse();
 *       send_raw_message(begin_cell().store_uint(16, 6).store_slice(sale).store_coins(50000000)
 *         .store_uint(6, 108).store_ref(state).store_uint(1, 32).store_uint(query, 64).end_cell(), 1);
 *       cell move = begin_cell().store_uint(0x5fcc3d14, 32).store_uint(query, 64).store_slice(sale).store_slice(owner)
 *         .store_uint(0, 6).end_cell();
 *       send_raw_message(begin_cell().store_uint(24, 6).store_slice(item).store_coins(value - 70000000)
 *         .store_uint(1, 107).store_ref(move).end_cell(), 1);
 *     }
 */
export const saleDeskCode = /* @__PURE__ */ Cell.fromBase64(
  'te6ccgEBAwEAqAABFP8A9KQT9LzyyAsBAfjTMyLXScFgkl8D4NDTAwFxsJJfA+D6QDAC0x8BghAFE42RvZJfA+DTP/pA0wABk9dM0N7UMCD5AHB0yM' +
    'sCywfL/8nQcXaAEMjLBSPPFoIK+vCA+gLLaxPMEssfUjDLP8lx+wBwghBfzD0UyMsfFMs/Ac8WAc8WywXJcYAYAgA0yMsFUATPFgKCEAQsHYChEvoC' +
    'EstqzMlx+wA=',
)
