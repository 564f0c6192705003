import { Fragment, type ReactNode } from 'react'
import { toFriendlyAddress } from 'toncenter-react/client'
import { EXAMPLE_ACCOUNT } from '../exampleAccounts.ts'
import { to } from '../router.ts'
import { testOnly } from '../service.ts'
import { SignedExample } from './SignedExample.tsx'
import { useToolWords } from './useToolWords.ts'

interface TryProps {
  examples: readonly { href: string; title: string; text: string }[]
}

/** Links that fill a tool in. */
export function Try({ examples }: TryProps) {
  const tell = useToolWords()
  return (
    <>
      <h2>{tell('examples')}</h2>
      <ul className="tries">
        {examples.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <span className="quiet">{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Beside a tool: what it is about, and examples. */
export function Guide({ children }: { children: ReactNode }) {
  const tell = useToolWords()
  return (
    <aside className="card guide">
      <h2>{tell('guide')}</h2>
      {children}
    </aside>
  )
}

export function AddressGuide() {
  const tell = useToolWords()
  const friendly = toFriendlyAddress(EXAMPLE_ACCOUNT, { bounceable: false, testOnly })
  const wrong = friendly.slice(0, -1) + (friendly.endsWith('A') ? 'B' : 'A')
  return (
    <Guide>
      <dl className="forms">
        <dt>EQ…</dt>
        <dd>{tell('address.bounceable')}</dd>
        <dt>UQ…</dt>
        <dd>{tell('address.nonBounceable')}</dd>
        <dt>0:…</dt>
        <dd>{tell('address.raw')}</dd>
        <dt>kQ…, 0Q…</dt>
        <dd>{tell('address.test')}</dd>
      </dl>
      <Try
        examples={[
          {
            href: to.tool('address', { address: friendly }),
            title: tell('address.wallet'),
            text: tell('address.walletText'),
          },
          {
            href: to.tool('address', { address: wrong }),
            title: tell('address.wrong'),
            text: tell('address.wrongText'),
          },
        ]}
      />
    </Guide>
  )
}

/** Bodies: the data of one cell in hex, or an opcode. */
const BODIES = [
  { name: 'comment', body: '00000000466f722074686520626f61742c2077697468207468616e6b73' },
  {
    name: 'jetton',
    body:
      '0f8a7ea5000000000000004d316e360801c480d4bf91536905979943d7f3cba64d72b861bbcc2f98aa8648a15eea1295dd00' +
      '38901a97f22a6d20b2f3287afe7974c9ae570c377985f31550c9142bdd4252bb8202',
  },
  { name: 'opcode', body: '0x5fcc3d14' },
] as const

export function DecodeGuide() {
  const tell = useToolWords()
  return (
    <Guide>
      <p>{tell('decode.about')}</p>
      <Try
        examples={BODIES.map(({ name, body }) => ({
          href: to.tool('decode', { body }),
          title: tell(`decode.${name}`),
          text: tell(`decode.${name}Text`),
        }))}
      />
    </Guide>
  )
}

const FEES = ['storage', 'compute', 'import', 'forward'] as const

export function FeeGuide() {
  const tell = useToolWords()
  return (
    <Guide>
      <p>{tell('fees.about')}</p>
      <dl className="forms" data-kind="words">
        {FEES.map((part) => (
          <Fragment key={part}>
            <dt>{tell(`fees.${part}`)}</dt>
            <dd>{tell(`fees.${part}Text`)}</dd>
          </Fragment>
        ))}
      </dl>
      <SignedExample to={({ body }) => to.tool('fees', { address: EXAMPLE_ACCOUNT, body })} />
    </Guide>
  )
}

export function SendGuide() {
  const tell = useToolWords()
  return (
    <Guide>
      <p>{tell('send.about')}</p>
      <SignedExample to={({ boc }) => to.tool('send', { boc })}>
        <a href={to.tool('send', { wallet: 'v5r1' })}>{tell('wallet.open')}</a>
      </SignedExample>
    </Guide>
  )
}
