import { gzipSync } from 'node:zlib'
import { ADDRESS, BOC, bytesOf, get, type Kind, post, RPC, refused } from './kind.ts'

const call = (method: string, params: unknown = {}) => JSON.stringify({ method, params })
const INFO = call('getMasterchainInfo')
const SENDS = ['sendBoc', 'sendBocReturnHash']
const POSTS = ['decode', 'runGetMethod', 'estimateFee']

/** A text in JSON: names that occur twice, numbers and escapes stay as they are written. */
const rpc = (text: string) => post(RPC, text)

export const bodies: Kind[] = [
  {
    name: 'types that are not JSON in UTF-8',
    count: 900,
    make(pick) {
      const type = pick([
        'text/plain',
        'text/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json+evil',
        'application/jsonp',
        'application/json; charset=utf-16',
        'application/json, text/plain',
        'text/plain; application/json',
        'application/json; a=b',
        '*/*',
        '',
      ])
      return refused.type(post(RPC, INFO, { 'content-type': type }))
    },
  },
  {
    name: 'bodies in another encoding',
    count: 200,
    make: (pick) =>
      refused.type(
        post(RPC, pick([gzipSync(INFO), Buffer.from(INFO)]), {
          'content-encoding': pick(['gzip', 'br', 'x', 'identity']),
        }),
      ),
  },
  {
    name: 'what changes the chain, which is closed',
    count: 700,
    make(pick) {
      const boc = pick([BOC, Buffer.from(BOC, 'base64').toString('hex')])
      return refused.send(
        pick([
          post('/ton/api/v3/message', { boc }),
          post(`/ton/api/v2/${pick(SENDS)}`, { boc }),
          post(RPC, call(pick(SENDS), { boc })),
          // Of two members of one name the last counts.
          rpc(`{"method":"getMasterchainInfo","params":{"boc":"${boc}"},"method":"${pick(SENDS)}"}`),
          rpc(`{"method":"send\\u0042oc","params":{"boc":"${boc}"}}`),
        ]),
      )
    },
  },
  {
    name: 'what changes the chain, asked in another way',
    count: 500,
    make(pick) {
      const path = pick(['/ton/api/v3/message', '/ton/api/v2/sendBoc'])
      const over = pick([{ 'x-http-method-override': 'POST' }, { 'x-method-override': 'POST' }, {}])
      return {
        bytes: get(`${path}?boc=${encodeURIComponent(BOC)}`, over),
        statuses: [405],
        refusal: 'method',
        allow: 'POST',
      }
    },
  },
  {
    name: 'JSON-RPC that is no single call of a known method',
    count: 1_600,
    make(pick) {
      const [text, by] = pick<[string, (bytes: Buffer) => ReturnType<typeof refused.body>]>([
        [`[${INFO}]`, refused.body],
        [`[${INFO},${INFO}]`, refused.body],
        ['[]', refused.body],
        ['null', refused.body],
        ['7', refused.body],
        ['"getMasterchainInfo"', refused.body],
        ['', refused.body],
        [`${INFO}${INFO}`, refused.body],
        [`${INFO},`, refused.body],
        [INFO.slice(0, -1), refused.body],
        ["{'method':'getMasterchainInfo'}", refused.body],
        ['{"method":7}', refused.body],
        ['{"method":null}', refused.body],
        ['{"method":["getMasterchainInfo"]}', refused.body],
        ['{"params":{}}', refused.body],
        ['{"jsonrpc":"1.0","method":"getMasterchainInfo"}', refused.body],
        ['{"id":1.5,"method":"getMasterchainInfo"}', refused.body],
        ['{"id":{},"method":"getMasterchainInfo"}', refused.body],
        ['{"id":18446744073709551616,"method":"getMasterchainInfo"}', refused.body],
        ['{"method":"getMasterchainInfo","extra":1}', refused.body],
        ['{"method":"getMasterchainInfo","__proto__":{"x":1}}', refused.body],
        [call('shutdown'), refused.path],
        [call('jsonRPC', { method: 'sendBoc', params: { boc: BOC } }), refused.path],
        [call('constructor'), refused.path],
        [call('__proto__'), refused.path],
        [call('getmasterchaininfo'), refused.path],
        [call(' getMasterchainInfo'), refused.path],
        [call('getMasterchainInfo\u0000'), refused.path],
        [call('SendBoc'), refused.path],
        [call('sendBoc '), refused.path],
        [call('transactions'), refused.path],
        [`{"method":"getMasterchainInfo","params":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, refused.body],
        [`{"method":"getMasterchainInfo","params":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`, refused.body],
      ])
      return by(rpc(text))
    },
  },
  {
    name: 'JSON-RPC with params of another shape',
    count: 300,
    make(pick) {
      const [params, by] = pick<[string, (bytes: Buffer) => ReturnType<typeof refused.body>]>([
        ['[1]', refused.body],
        ['"x"', refused.body],
        ['null', refused.body],
        [`{"address":"${ADDRESS}","__proto__":{"x":1}}`, refused.params],
        [`{"address":"${ADDRESS}","constructor":1}`, refused.params],
        [`{"address":["${ADDRESS}"]}`, refused.params],
        ['{"address":{"toRawString":1}}', refused.params],
        ['{"address":null}', refused.params],
        [`{"address":"${ADDRESS}","seqno":"1x"}`, refused.params],
        [`{"address":"${ADDRESS}","seqno":[1]}`, refused.params],
        [`{"address":"${ADDRESS}","seqno":true}`, refused.params],
        [`{"address":"${ADDRESS}","seqno":-1}`, refused.params],
      ])
      return by(rpc(`{"method":"getAddressInformation","params":${params}}`))
    },
  },
  {
    name: 'JSON-RPC with numbers that JSON does not keep',
    count: 300,
    make: (pick) =>
      refused.body(
        rpc(
          `{"method":"getTransactions","params":{"address":"${ADDRESS}","lt":${pick([
            '9007199254740993',
            '18446744073709551616',
            '0.12345678901234567891',
            '1e400',
            '-1e400',
            '1.0',
            '1e2',
            '-0',
            '123456789012345678901234567890',
          ])}}}`,
        ),
      ),
  },
  {
    name: 'bodies that are no JSON object',
    count: 400,
    make: (pick) =>
      refused.body(
        post(
          `/ton/api/v3/${pick(POSTS)}`,
          pick<string | Buffer>([
            '<xml/>',
            'null',
            '[]',
            '1',
            '"x"',
            '{',
            '{}}',
            '',
            '\u0000',
            '{\u0000}',
            'opcodes=0x1',
            '{"a":NaN}',
            Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
            Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
          ]),
        ),
      ),
  },
  {
    name: 'bodies that are not those of the record',
    count: 400,
    make(pick) {
      const [path, body] = pick<[string, string]>([
        ['decode', '{"opcodes":[1]}'],
        ['decode', '{"opcodes":{"0":"0x1"}}'],
        ['decode', '{"opcodes":[]}'],
        ['decode', '{"opcodes":["0x1",null]}'],
        ['decode', '{"bodies":"zz"}'],
        ['decode', '{"bodies":[["te6cc"]]}'],
        ['decode', '{"__proto__":{"opcodes":["0x1"]}}'],
        ['decode', '{"opcodes":["0x1"],"x":1}'],
        ['runGetMethod', '{}'],
        ['runGetMethod', `{"address":"${ADDRESS}","method":7}`],
        ['runGetMethod', `{"address":"${ADDRESS}","method":""}`],
        ['runGetMethod', `{"address":"${ADDRESS}","method":"x","stack":{}}`],
        ['runGetMethod', `{"address":"${ADDRESS}","method":"x","stack":[{"type":"num"}]}`],
        ['runGetMethod', `{"address":"${ADDRESS}","method":"x","stack":[{"type":"num","value":1}]}`],
        ['runGetMethod', `{"address":"${ADDRESS}","method":"x","stack":[{"type":"tuple","value":"1"}]}`],
        ['runGetMethod', `{"address":"${ADDRESS}","method":"x","stack":[{"type":"num","value":"1","x":1}]}`],
        ['estimateFee', `{"address":"${ADDRESS}"}`],
        ['estimateFee', `{"address":"nobody","body":"${BOC}"}`],
        ['estimateFee', `{"address":"${ADDRESS}","body":"${BOC}","ignore_chksig":1}`],
      ])
      return refused.params(post(`/ton/api/v3/${path}`, body))
    },
  },
  {
    name: 'bodies of many values, or of deep ones',
    count: 100,
    make(pick) {
      const many = (piece: string) => `[${piece.repeat(Math.floor(1_000_000 / piece.length))}0]`
      const deep = (open: string, close: string) => `[${open.repeat(5_000)}${close.repeat(5_000)}]`
      const [path, body] = pick<[string, string]>([
        ['v3/decode', `{"opcodes":${many('"",')}}`],
        ['v3/decode', `{"opcodes":${many('[],')}}`],
        ['v3/decode', `{"x":${many('1,')}}`],
        ['v3/runGetMethod', `{"address":"${ADDRESS}","method":"x","stack":${many('{},')}}`],
        [
          'v2/runGetMethodStd',
          `{"address":"${ADDRESS}","method":"x","stack":${deep(
            '{"@type":"tvm.stackEntryList","list":{"@type":"tvm.list","elements":[',
            ']}}',
          )}}`,
        ],
      ])
      return refused.body(post(`/ton/api/${path}`, body))
    },
  },
  {
    name: 'a POST with a query',
    count: 400,
    make: (pick) =>
      refused.params(
        bytesOf(
          `${RPC}?${pick(['method=sendBoc&params=%7B%7D', 'x=1', '__proto__=1', 'limit=1', '=', 'x_timeout=5'])}`,
          {
            method: 'POST',
            body: INFO,
          },
        ),
      ),
  },
]
