/**
 * The oldest browsers that the package supports, and that its code and its stylesheet are built for. What cannot be compiled sets
 * them: `color-mix()` and `oklch()` Chrome, `:has()` Firefox, lookbehind in regular expressions Safari.
 */
export const browsers = ['chrome111', 'firefox121', 'safari16.4']
