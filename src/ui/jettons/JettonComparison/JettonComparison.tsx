'use client'
import type { ReactNode } from 'react'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { defineCard } from '../../card/defineCard.tsx'
import { FactsSkeleton } from '../../facts/Facts.tsx'
import { TokenImage } from '../../images/TokenImage.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Link } from '../../parts/Link.tsx'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { None, Unknown } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { comparisonTexts } from '../../words/en/jettons.ts'
import type { JettonCardModel } from '../JettonCard/useJettonCard.ts'
import styles from './JettonComparison.module.css'
import { type JettonComparisonModel, type JettonComparisonOptions, useJettonComparison } from './useJettonComparison.ts'

export interface JettonComparisonProps
  extends Omit<ComponentProps<'root', JettonMaster, HTMLDivElement>, 'slots'>,
    HeadingProps,
    TokenBookProps,
    Pick<JettonComparisonOptions, 'address' | 'original'> {}

interface Row {
  id: 'symbol' | 'name' | 'address' | 'supply' | 'decimals' | 'admin'
  cell: (model: JettonCardModel, master: JettonMaster) => ReactNode
}

const symbolOf = ({ token }: JettonCardModel) => token?.symbol ?? ''

const ROWS: readonly Row[] = [
  { id: 'symbol', cell: ({ token }) => token?.symbol && <ForeignText max={64}>{token.symbol}</ForeignText> },
  { id: 'name', cell: ({ token }) => token?.name && <ForeignText max={128}>{token.name}</ForeignText> },
  {
    id: 'address',
    cell: (_, { address }) => <DrawnLabel address={address} data={null} kind="jetton" copy={false} />,
  },
  {
    id: 'supply',
    cell: (model, { total_supply }) => (
      <Amount
        data={total_supply}
        token={{ symbol: symbolOf(model), decimals: model.decimals ?? 0 }}
        withSymbol={false}
      />
    ),
  },
  { id: 'decimals', cell: ({ decimals }) => (decimals === undefined ? <Unknown /> : String(decimals)) },
  {
    id: 'admin',
    cell: ({ books }, { admin_address: admin }) =>
      admin ? <DrawnLabel address={admin} data={books.addressBook[admin] ?? null} copy={false} /> : <None />,
  },
]

/**
 * A jetton side by side with the verified one that it imitates: symbol, name, address, supply, decimals, admin. Characters of its
 * name that the real name does not have are underlined, each with its code. Leads to the real one. Two requests, which the cards of
 * both share; with `data` none. Renders a `<div role="group">`.
 */
export const JettonComparison = /* @__PURE__ */ defineCard({
  name: 'JettonComparison',
  texts: comparisonTexts,
  stem: 'comparison',
  own: { address: true, original: true, metadata: true, addressBook: true },
  useModel: (props: JettonComparisonProps) => useJettonComparison(props),
  face: { Body: Compared, Skeleton: () => <FactsSkeleton look="tiles" count={5} /> },
})

/** A table by hand: its columns are two tokens, and its rows are the facts. */
function Compared({ model: { copy, real } }: { model: JettonComparisonModel }) {
  const words = useScope().wordsOf(comparisonTexts)
  if (!copy.data || !real.data) return null
  const [mine, original] = [copy.data, real.data]
  return (
    <>
      <div className={styles.head}>
        <Heading className={styles.title}>{words('comparison.label')}</Heading>
        <span className={styles.go}>
          <Link kind="jetton" id={original.address}>
            {words('comparison.go', { name: visibleString(symbolOf(real), 32) })}
          </Link>
        </span>
      </div>
      <table className={styles.table}>
        <thead>
          <tr className={styles.row}>
            <td />
            <th scope="col" className={styles.column}>
              <span className={styles.which}>
                <TokenImage token={real.token} address={original.address} flags={real.flags} size={16} />
                {words('comparison.real')}
              </span>
            </th>
            <th scope="col" className={styles.column}>
              <span className={styles.which}>
                <TokenImage token={copy.token} address={mine.address} flags={copy.flags} size={16} />
                {words('comparison.this')}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ id, cell }) => (
            <tr key={id} className={styles.row}>
              <th scope="row" className={styles.name}>
                {words(`comparison.${id}`)}
              </th>
              <td className={styles.cell}>{cell(real, original) || <None />}</td>
              <td className={styles.cell}>
                {id === 'symbol' || id === 'name' ? (
                  <Odd text={copy.token?.[id]} real={real.token?.[id] ?? ''} />
                ) : (
                  cell(copy, mine)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Characters of a name that are explained. */
const MOST_EXPLAINED = 3

/** A text in which the characters that the real one does not have are underlined, and named by their codes. */
function Odd({ text, real }: { text: string | null | undefined; real: string }) {
  const words = useScope().wordsOf(comparisonTexts)
  if (!text) return <None />
  const isOdd = (character: string) => !real.includes(character)
  const characters = [...visibleString(text, 64)]
  const codes = [...new Set(characters.filter(isOdd))].slice(0, MOST_EXPLAINED)
  return (
    <>
      <bdi>
        {characters.map((character, index) =>
          isOdd(character) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: characters of a text do not move
            <mark key={index} className={styles.mark}>
              {character}
            </mark>
          ) : (
            character
          ),
        )}
      </bdi>{' '}
      {codes.map((character) => (
        <span key={character} className={styles.code}>
          {words('comparison.code', { character, code: codeOf(character) })}{' '}
        </span>
      ))}
    </>
  )
}

const codeOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
