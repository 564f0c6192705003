import { applyMixins } from './scripts/css-mixins.mjs'

// Vite finds it for the package, the stories, the tests and the explorer.
export default { plugins: [applyMixins] }
