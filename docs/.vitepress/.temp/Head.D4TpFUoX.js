import { t as useMasterchainInfo } from "./blockchain.Cl_fyv95.js";
import { jsxs } from "react/jsx-runtime";
// docs/.vitepress/generated/live/Head.tsx
function Head() {
	const { data } = useMasterchainInfo();
	return /* @__PURE__ */ jsxs("p", { children: ["Block ", data?.last.seqno ?? "…"] });
}
export { Head };
