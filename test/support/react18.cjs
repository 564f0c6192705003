// Lets what is required as React be React 18: react-dom asks for "react" by that name. Loaded before the tests of `react18`.
const Module = require('node:module')

const resolve = Module._resolveFilename
Module._resolveFilename = function (request, ...rest) {
  return resolve.call(
    this,
    request.replace(/^(react|react-dom)(?=$|\/)/, (name) => `${name}18`),
    ...rest,
  )
}
