import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { bytes, CHUNKED, chunk, DATA, drip, type Fault, headOf, say, stream } from './fault.ts'

/** A host that a redirect could lead to: nobody listens there. */
const ELSEWHERE = 'http://127.0.0.1:9/'
const reset = (socket: { resetAndDestroy(): void }) => socket.resetAndDestroy()

const redirects: Fault[] = [300, 301, 302, 303, 305, 307, 308].map((status) => ({
  name: `a redirect ${status}`,
  answer: say(DATA, { status, headers: { location: ELSEWHERE } }),
}))

const statuses: Fault[] = [201, 202, 203, 204, 205, 206, 207, 226, 299, 302, 304, 399, 600, 999].map((status) => ({
  name: `status ${status} with JSON`,
  answer: say(DATA, { status }),
}))

const odd = (name: string, text: string): Fault => ({ name, answer: bytes(text) })

export const answers: Fault[] = [
  ...redirects,
  { name: 'a redirect to itself', answer: say('', { status: 302, headers: { location: '?' } }) },
  ...statuses,
  odd('status 0', headOf({ status: '000', length: 0 })),
  odd('status 42', headOf({ status: '42', length: 0 })),
  odd('status 1000', headOf({ status: '1000', length: 0 })),
  odd('another protocol', headOf({ status: 101, headers: { upgrade: 'x', connection: 'upgrade' } })),
  odd('half of a head', 'HTTP/1.1 200 OK\r\nContent-Ty'),
  odd('no head', '{"transactions":[]}'),
  odd('no byte', ''),
  odd('HTTP/0.9', '<html></html>'),
  odd('HTTP/3.7', headOf({ length: 0 }).replace('1.1', '3.7')),
  odd('a greeting of TLS', '\u0015\u0003\u0001\u0000\u0002\u0002\u0028'),
  odd('a header with a control character', headOf({ headers: { x: 'a\u0000b' } })),
  odd('a header without a name', headOf({ headers: { '': 'x' } })),
  odd('a header name with a space', headOf({ headers: { 'x y': 'x' } })),
  odd('two lengths', `${headOf({ length: 2, headers: { 'Content-Length': '37' } })}${DATA}`),
  odd('a length that is no number', `${headOf({ headers: { 'content-length': '0x25' } })}${DATA}`),
  odd(
    'a length and chunks',
    `${headOf({ length: 2, headers: { 'transfer-encoding': 'chunked' } })}2\r\n{}\r\n0\r\n\r\n`,
  ),
  odd('half of what the length says', `${headOf({ length: 99 })}${DATA}`),
  odd('chunks without an end', `${CHUNKED}${chunk(DATA)}`),
  odd('chunks that begin', `${CHUNKED}${chunk(DATA)}5\r\n{`),
  odd('a chunk of no size', `${CHUNKED}zz\r\n${DATA}\r\n0\r\n\r\n`),
  odd('a chunk of more than all', `${CHUNKED}FFFFFFFFFFFFFFFFF\r\n${DATA}`),
  odd('half a body that the connection ends', `${headOf()}{"transactions":[`),
  odd('half a body of HTTP/1.0', `${headOf().replace('1.1', '1.0')}{"transactions":[`),
  { name: 'a reset', answer: reset },
  { name: 'a reset after the head', answer: (socket) => socket.write(headOf({ length: 99 }), () => reset(socket)) },
  { name: 'a reset in the body', answer: (socket) => socket.write(`${headOf({ length: 99 })}{`, () => reset(socket)) },
  { name: 'nothing', answer: say('') },
  { name: 'space', answer: say('   ') },
  { name: 'a number', answer: say('7') },
  { name: 'null', answer: say('null') },
  { name: 'a text', answer: say('"x"') },
  { name: 'NaN', answer: say('{"transactions":NaN}') },
  { name: 'two answers', answer: say(`${DATA}${DATA}`) },
  { name: 'an answer and more', answer: say(`${DATA}<script>`) },
  { name: 'bytes that are no UTF-8', answer: say(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])) },
  // Each such byte reads as U+FFFD: the client takes that.
  {
    name: 'a text that UTF-8 does not have',
    status: 200,
    isRight: true,
    answer: say(Buffer.from([...Buffer.from('{"a":"'), 0xc3, 0x28, ...Buffer.from('"}')])),
  },
  { name: 'JSON in UTF-16', answer: say(Buffer.from(DATA, 'utf16le')) },
  { name: 'a page', answer: say('<script>alert(1)</script>', { type: 'text/html' }) },
  { name: 'a page of an error', status: 503, answer: say('<script></script>', { status: 503, type: 'text/html' }) },
  { name: 'JSON that is called a page', answer: say(DATA, { type: 'text/html' }) },
  { name: 'JSON without a type', answer: say(DATA, { type: null }) },
  { name: 'half an error', answer: say('{"error":"x', { status: 404 }) },
  { name: 'half an answer of v2', isV2: true, answer: say('{"ok":true,"resu') },
  { name: 'an answer of v2 without a success', isV2: true, answer: say('{"result":{}}') },
  { name: 'an answer of v2 whose success is a text', isV2: true, answer: say('{"ok":"true","result":{}}') },
  { name: 'gzip that is none', answer: say(DATA, { headers: { 'content-encoding': 'gzip' } }) },
  {
    name: 'half of gzip',
    answer: say(gzipSync(DATA.padEnd(9_999)).subarray(0, 30), { headers: { 'content-encoding': 'gzip' } }),
  },
  {
    name: 'gzip without its sum, and all of its JSON',
    status: 200,
    isRight: true,
    answer: say(gzipSync(DATA).subarray(0, -8), { headers: { 'content-encoding': 'gzip' } }),
  },
  { name: 'brotli that is none', answer: say(DATA, { headers: { 'content-encoding': 'br' } }) },
  {
    name: 'half of brotli',
    answer: say(brotliCompressSync(DATA).subarray(0, 10), { headers: { 'content-encoding': 'br' } }),
  },
  {
    name: 'half of deflate',
    answer: say(deflateSync(DATA).subarray(0, 10), { headers: { 'content-encoding': 'deflate' } }),
  },
  { name: 'silence', answer: () => {} },
  { name: 'silence after the head', answer: (socket) => void socket.write(headOf({ length: 99 })) },
  { name: 'a head that drips', answer: drip('HTTP/1.1 200 OK\r\n', 'x: y\r\n') },
  { name: 'a body that drips', answer: drip(CHUNKED, '1\r\n \r\n') },
  { name: 'hints without an end', answer: drip('', 'HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n', 1) },
  { name: 'a header of 1 MB', answer: say(DATA, { headers: { x: 'y'.repeat(2 ** 20) } }) },
  {
    name: 'headers without an end',
    answer: stream('HTTP/1.1 200 OK\r\n', (index) => `x${index}: ${'y'.repeat(1_000)}\r\n`),
  },
]
