import { $ as mapOf } from "./useMade.ZiNMGZWi.js";
import { A as decimal } from "./queryHook.C3wkTZGV.js";
// src/contract/v3/extraCurrencies.ts
var extraCurrencies = /* @__PURE__ */ mapOf(decimal);
export { extraCurrencies as t };
