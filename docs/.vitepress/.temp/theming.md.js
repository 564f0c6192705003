import { t as _plugin_vue_export_helper_default } from "./plugin-vue_export-helper.DjkACiAr.js";
import { useSSRContext } from "vue";
import { ssrRenderAttrs } from "vue/server-renderer";
// docs/theming.md
var __pageData = JSON.parse("{\"title\":\"Theming\",\"description\":\"\",\"frontmatter\":{},\"headers\":[],\"relativePath\":\"theming.md\",\"filePath\":\"theming.md\"}");
var _sfc_main = { name: "theming.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
	_push(`<div${ssrRenderAttrs(_attrs)}><h1 id="theming" tabindex="-1">Theming <a class="header-anchor" href="#theming" aria-label="Permalink to “Theming”">​</a></h1><p>Colours and radii follow the host (<code>--tc-*</code>, else its shadcn or Telegram tokens, else ours). Light or dark is what a class <code>dark</code>, <code>data-theme</code>, an inline <code>color-scheme</code> or Telegram says, else the reader&#39;s system; <code>theme</code> overrides. The face is that of the text around, and a system mono for addresses; <code>--tc-font</code> and <code>--tc-font-mono</code> name others. If your styles live in cascade layers, take <code>toncenter-react/styles.layer.css</code> instead. <code>npm run storybook</code> shows every component in every state, over any network. It opens on a sheet of all parts and an overview by task; recipes, theming and tokens are beside them.</p></div>`);
}
var _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
	const ssrContext = useSSRContext();
	(ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("theming.md");
	return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
var theming_default = /*#__PURE__*/ _plugin_vue_export_helper_default(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export { __pageData, theming_default as default };
