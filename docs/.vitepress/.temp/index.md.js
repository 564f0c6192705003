import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// docs/index.md
var __pageData = JSON.parse("{\"title\":\"toncenter-react\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"index.md\",\"filePath\":\"index.md\"}");
var _sfc_main = { name: "index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="toncenter-react" tabindex="-1">toncenter-react <a class="header-anchor" href="#toncenter-react" aria-label="Permalink to “toncenter-react”">​</a></h1><p>React hooks and components for the <a href="https://toncenter.com" target="_blank" rel="noreferrer">TON Center</a> API, v2 and v3.</p><p><strong>Start:</strong> <a href="./quick-start.html">Quick start</a> · <a href="./live.html">Live examples</a> · <a href="./coming-from.html">Coming from …</a> · <a href="./amounts.html">Amounts, addresses and hashes</a> · <a href="./pagination.html">Lists and pages</a> · <a href="./errors.html">Errors</a> · <a href="./sending.html">Send, follow, fresh</a> · <a href="./reading.html">What happened, what it cost, did it arrive</a> · <a href="./accounting.html">Accounting</a> · <a href="./deposits.html">Deposits</a> · <a href="./interoperation.html">With other libraries</a></p><p><strong>Build:</strong> <a href="./components.html">Components</a> · <a href="./theming.html">Theming</a> · <a href="./i18n.html">Languages and time zones</a> · <a href="./trust.html">What strangers write</a> · <a href="./provider.html">The provider</a> · <a href="./schemas.html">zod and OpenAPI</a> · <a href="./local.html">Offline: the local TON Center</a></p><p><strong>Run:</strong> <a href="./proxy.html">Keys, and the proxy</a> · <a href="./limits.html">Limits, and what a page costs</a> · <a href="./ssr.html">Server rendering</a> · <a href="./query-keys.html">TanStack Query: options, keys and invalidation</a> · <a href="./testing.html">Tests of your app</a> · <a href="./bundlers.html">Bundlers</a> · <a href="./browsers.html">Browsers, servers and entries</a> · <a href="./support.html">Supported versions, deprecations, upgrades</a> · <a href="./dependencies.html">Dependencies</a> · <a href="./self-hosted.html">Self-hosted services</a></p><p><strong>Reference:</strong> <a href="./endpoints.html">Every endpoint and its hooks</a></p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("index.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var docs_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, docs_default as default };
