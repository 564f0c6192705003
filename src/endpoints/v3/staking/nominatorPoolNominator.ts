import { nominatorPoolNominatorFacts } from '../../../contract/v3/endpoints/nominatorPoolNominator.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const nominatorPoolNominator = /* @__PURE__ */ defineEndpoint(nominatorPoolNominatorFacts, {
  cache: 'block',
})
