// Lets what is required as React be that of tools/, which is React 18. Loaded before the tests of `react18`.
const Module = require('node:module')
const { join } = require('node:path')

const modules = join(__dirname, '../../tools/node_modules/')
const resolve = Module._resolveFilename
Module._resolveFilename = function (request, ...rest) {
  return resolve.call(this, request.replace(/^(react|react-dom)(?=$|\/)/, `${modules}$1`), ...rest)
}
