import { bytesOf, GOOD, type Kind, post, RPC } from './kind.ts'

/** A request that only a proxy that loses count of its bytes would ask. */
const INNER = `GET ${GOOD}&offset=66 HTTP/1.1\r\nHost: x\r\n\r\n`
const CHUNK = `${INNER.length.toString(16)}\r\n${INNER}\r\n0\r\n\r\n`

/** Heads and bodies about whose end two servers may disagree; `INNER` follows, or is within. */
const FRAMINGS = [
  `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
  `Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${INNER}`,
  `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${INNER}`,
  `Transfer-Encoding: identity\r\n\r\n0\r\n\r\n${INNER}`,
  `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${INNER}`,
  `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${INNER}`,
  ` Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
  `Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${INNER}`,
  `X: x\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${INNER}`,
  `Content-Length: 0\r\nContent-Length: 5\r\n\r\n${INNER}`,
  `Content-Length: +5\r\n\r\n${INNER}`,
  `Content-Length: -1\r\n\r\n${INNER}`,
  `Content-Length: 0x5\r\n\r\n${INNER}`,
  `Content-Length: 5,5\r\n\r\n${INNER}`,
  `Content-Length: 100000000000000000000\r\n\r\n${INNER}`,
  `Transfer-Encoding: chunked\r\n\r\n0x5\r\n${INNER}`,
  `Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n${INNER}`,
  `Transfer-Encoding: chunked\r\n\r\n${CHUNK}`,
  `Content-Length: ${INNER.length}\r\n\r\n${INNER}`,
]

export const framing: Kind[] = [
  {
    name: 'bodies about whose end two servers may disagree',
    count: 1_500,
    make(pick) {
      const outer = pick([`POST ${GOOD}`, 'POST /ton/nothing', `POST ${RPC}`, 'GET /ton/nothing'])
      const bytes = Buffer.from(`${outer} HTTP/1.1\r\nHost: page.test\r\n${pick(FRAMINGS)}`)
      return { bytes, statuses: [400, 404, 405, 415], isLast: true }
    },
  },
  {
    name: 'heads that are none: control characters, folds, names of nothing',
    count: 900,
    make(pick) {
      const start = `GET ${GOOD} HTTP/1.1\r\nHost: page.test\r\n`
      const head = pick([
        `${start}X: a\r\n\u0001b\r\n\r\n`,
        `${start}X: a\u0000b\r\n\r\n`,
        `${start}X\u0000: a\r\n\r\n`,
        `${start}X Y: a\r\n\r\n`,
        `${start}: a\r\n\r\n`,
        `${start}X\r\n\r\n`,
        `${start}X(: a\r\n\r\n`,
        `${start}Host: evil.test\r\nX: \u0007\r\n\r\n`,
        `GET ${GOOD}\u0000 HTTP/1.1\r\nHost: page.test\r\n\r\n`,
        `GET ${GOOD}\u0001 HTTP/1.1\r\nHost: page.test\r\n\r\n`,
        `GET ${GOOD}\rX: y HTTP/1.1\r\nHost: page.test\r\n\r\n`,
        `GET ${GOOD} HTTP/1.1 x\r\nHost: page.test\r\n\r\n`,
        `GET ${GOOD} HTTP/9.9\r\nHost: page.test\r\n\r\n`,
        `GET ${GOOD} HTTQ/1.1\r\nHost: page.test\r\n\r\n`,
        `GET ${GOOD} HTTP/1.1\r\n\r\n`,
        `\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003`,
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        'SSH-2.0-x\r\n',
      ])
      return { bytes: Buffer.from(head, 'latin1'), statuses: [400], isLast: true }
    },
  },
  {
    name: 'bodies above 1 MiB',
    count: 60,
    make(pick) {
      const body = Buffer.alloc(1024 * 1024 + 1 + pick.number(200_000), ' ')
      return { bytes: post(RPC, body), statuses: [413], refusal: 'size', isLast: true }
    },
  },
  {
    name: 'bodies above 1 MiB, in chunks',
    count: 40,
    make() {
      const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`.repeat(18)
      const bytes = bytesOf(RPC, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      })
      return {
        bytes: Buffer.concat([bytes, Buffer.from(`${chunk}0\r\n\r\n`)]),
        statuses: [413],
        refusal: 'size',
        isLast: true,
      }
    },
  },
]
