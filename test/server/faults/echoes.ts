import { gzipSync } from 'node:zlib'
import { bytes, CHUNKED, chunk, DATA, type Fault, headOf, KEY, say } from './fault.ts'

const saying = (text: string) => `{"transactions":[],"note":"${text}"}`
const escaped = (char: string, before: string) =>
  `${before}${char
    .charCodeAt(0)
    .toString(16)
    .padStart(before === '\\u' ? 4 : 2, '0')}`
const all = (before: string) => [...KEY].map((char) => escaped(char, before)).join('')
const base64 = (shift: number) => Buffer.from(`${'.'.repeat(shift)}${KEY}`).toString('base64')

/** The key as a body may spell it. */
const SPELLINGS: Record<string, string> = {
  plain: KEY,
  'among other text': `no such key: ${KEY}!`,
  'in upper case': KEY.toUpperCase(),
  'in mixed case': KEY.replace('f', 'F'),
  'in escapes': all('\\u'),
  'with one escape': KEY.replace('a', '\\u0061'),
  'with escapes in upper case': all('\\u').toUpperCase().replaceAll('\\U', '\\u'),
  'in escapes of URLs': all('%'),
  'in escapes of escapes of URLs': all('%25'),
  'in references of HTML': [...KEY].map((char) => `&#${char.charCodeAt(0)};`).join(''),
  'in references of HTML in hex': [...KEY].map((char) => `&#x${char.charCodeAt(0).toString(16)};`).join(''),
  'in base64': base64(0),
  'in base64, shifted by one': base64(1),
  'in base64, shifted by two': base64(2),
  'in base64 of URLs': Buffer.from(KEY).toString('base64url'),
  'in hex': Buffer.from(KEY).toString('hex'),
  reversed: [...KEY].reverse().join(''),
  spaced: [...KEY].join(' '),
  dashed: KEY.match(/.{4}/g)?.join('-') ?? '',
  'with characters that nobody sees': [...KEY].join('\u200b'),
  'in lines': KEY.match(/.{8}/g)?.join('\\n') ?? '',
  'with characters of no width as escapes': [...KEY].join('\\u200b'),
}

const RETRY = [
  '',
  '-1',
  '1.5',
  '1e9',
  'NaN',
  'Infinity',
  '99999999999999',
  '<script>',
  '0x10',
  'Sun, 22 Nov 2099 00:00:00 GMT',
  '\xff\xfe',
  KEY,
]

export const echoes: Fault[] = [
  ...Object.entries(SPELLINGS).map(([name, text]) => ({
    name: `the key ${name}`,
    echo: text,
    answer: say(saying(text)),
  })),
  { name: 'the key as the name of a member', echo: KEY, answer: say(`{"transactions":[],"${KEY}":1}`) },
  {
    name: 'the key over two members',
    answer: say(`{"a":"${KEY.slice(0, 32)}","b":"${KEY.slice(32)}"}`),
  },
  {
    name: 'the key in many chunks',
    echo: KEY,
    answer: (socket) => {
      const pieces = saying(KEY).match(/.{1,5}/g) ?? []
      socket.end(Buffer.concat([Buffer.from(CHUNKED), ...pieces.map(chunk), chunk('')]))
    },
  },
  {
    name: 'the key in gzip',
    echo: KEY,
    answer: say(gzipSync(saying(KEY)), { headers: { 'content-encoding': 'gzip' } }),
  },
  {
    name: 'the key in UTF-16',
    answer: say(Buffer.from(saying(KEY), 'utf16le'), { type: 'application/json; charset=utf-16' }),
  },
  { name: 'the key in UTF-16 within UTF-8', answer: say(saying([...KEY].join('\\u0000'))) },
  { name: 'the key in an error', status: 401, answer: say(`{"error":"bad key ${KEY}"}`, { status: 401 }) },
  { name: 'the key in an error of the server', status: 500, answer: say(`{"error":"${KEY}"}`, { status: 500 }) },
  { name: 'the key in a page', answer: say(`<b>${KEY}</b>`, { type: 'text/html' }) },
  {
    name: 'the key in a type',
    status: 200,
    isRight: true,
    answer: say(DATA, { type: `application/json; key=${KEY}` }),
  },
  {
    name: 'the key as the name of a header',
    status: 200,
    isRight: true,
    answer: say(DATA, { headers: { [`x-${KEY}`]: '1' } }),
  },
  {
    name: 'the key in headers',
    status: 200,
    isRight: true,
    answer: say(DATA, {
      headers: { 'x-api-key': KEY, 'set-cookie': KEY, etag: KEY, age: KEY, 'x-toncenter-cache': KEY, allow: KEY },
    }),
  },
  {
    name: 'the key in the reason',
    status: 200,
    isRight: true,
    answer: bytes(`${headOf({ length: 2 }).replace('Said', KEY)}{}`),
  },
  { name: 'the key in a status', answer: bytes(`HTTP/1.1 ${KEY}\r\n\r\n`) },
  {
    name: 'the key in a trailer',
    status: 200,
    isRight: true,
    answer: bytes(`${CHUNKED}${chunk(DATA)}0\r\nx-key: ${KEY}\r\n\r\n`),
  },
  { name: 'the key in a place to go to', answer: say('', { status: 302, headers: { location: `/?${KEY}` } }) },
  {
    name: 'the key in Retry-After of a success',
    status: 200,
    isRight: true,
    answer: say(DATA, { headers: { 'retry-after': KEY } }),
  },
  ...RETRY.map((value) => ({
    name: `Retry-After: ${value}`,
    status: 429,
    answer: say('{"error":"slow down"}', { status: 429, headers: { 'retry-after': value } }),
  })),
]
