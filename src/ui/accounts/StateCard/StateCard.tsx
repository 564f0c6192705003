'use client'
import { skipToken } from '@tanstack/react-query'
import type { AccountStateFull } from '../../../contract/v3/accountStateFull.ts'
import { attempt } from '../../../core/attempt.ts'
import { type AnyAddress, isSameAddress } from '../../../core/values/address.ts'
import { type Cell, parseBoc } from '../../../core/values/cell.ts'
import { stateParams } from '../../../query/builders/accounts.ts'
import { useAccountStates } from '../../../react/v3/accounts.ts'
import { CardHead, CardHeadSkeleton } from '../../card/CardHead.tsx'
import { type CardModel, type CardOptions, cardModel, NAMELESS } from '../../card/cardModel.ts'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import { type FactRow, FactRows } from '../../facts/FactRows.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { HashLabel } from '../../parts/HashLabel.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { mono } from '../../text/Short.tsx'
import { askedAddress } from '../../tokens/tokenCardModel.ts'
import { stateTexts } from '../../words/en/accounts.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/words.ts'
import styles from './StateCard.module.css'

export interface StateCardOptions extends CardOptions<AccountStateFull> {
  /** In any form. Needed unless `data` is given. */
  address?: AnyAddress | undefined
}

export type StateFact =
  | 'status'
  | 'balance'
  | 'raw'
  | 'code'
  | 'codeSize'
  | 'data'
  | 'dataSize'
  | 'last'
  | 'methods'
  | 'frozen'

export interface StateCardProps
  extends Omit<ComponentProps<'root' | 'head' | 'facts', AccountStateFull, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<StateCardOptions, 'address'> {
  /** The facts that it shows. Default all. An `AccountCard` beside it has `status`, `balance` and `last`. */
  facts?: readonly StateFact[] | undefined
}

/** The state of an account with its code and data. One request; an account that the chain has never seen has none. */
export function useStateCard(options: StateCardOptions): CardModel<AccountStateFull> {
  const address = askedAddress(options)
  const query = useAccountStates(address ? stateParams(address) : skipToken, options.queryOptions)
  const model = cardModel(options.data, query, address !== undefined, ({ accounts }) =>
    accounts.find((row) => address !== undefined && isSameAddress(row.address, address)),
  )
  return { ...model, answers: NAMELESS }
}

interface StateValues {
  readonly data: AccountStateFull
  readonly words: Words<typeof stateTexts>
  readonly format: Format
}

/** Cells and bits of a bag of cells; each cell counts once. */
function sizeOf(boc: string | undefined): { cells: number; bits: number } | undefined {
  const root = boc === undefined ? undefined : attempt(() => parseBoc(boc))
  if (!root) return
  const seen = new Set<Cell>([root])
  // Cells that are added during the walk are walked too: nothing recurses by depth.
  for (const { refs } of seen) for (const ref of refs) seen.add(ref)
  return { cells: seen.size, bits: [...seen].reduce((sum, { bits }) => sum + bits, 0) }
}

function saySize(boc: string | undefined, { words, format }: StateValues) {
  const size = sizeOf(boc)
  return (
    size && `${words.plural('state.cells', size.cells)}, ${words('state.bits', { bits: format.number(size.bits) })}`
  )
}

/** A line that most accounts do not have is not counted by the skeleton. */
const FACTS: readonly (FactRow<keyof typeof stateTexts & string, StateValues> & { id: StateFact })[] = [
  {
    id: 'balance',
    label: 'state.balance',
    draw: ({ data }) => <Amount data={data.balance ?? '0'} precision="full" />,
  },
  {
    id: 'raw',
    label: 'state.raw',
    draw: ({ data, words }) => (
      <span className={styles.line}>
        <span className={mono}>{data.balance ?? '0'}</span>
        <CopyButton data={data.balance ?? '0'} label={words('state.copyRaw')} />
      </span>
    ),
  },
  {
    id: 'code',
    label: 'state.code',
    draw: ({ data }) => data.code_hash && <HashFact data={data.code_hash} hasForms />,
  },
  { id: 'codeSize', label: 'state.codeSize', draw: (values) => saySize(values.data.code_boc, values) },
  {
    id: 'data',
    label: 'state.data',
    draw: ({ data }) => data.data_hash && <HashFact data={data.data_hash} hasForms />,
  },
  { id: 'dataSize', label: 'state.dataSize', draw: (values) => saySize(values.data.data_boc, values) },
  {
    id: 'last',
    label: 'state.last',
    draw: ({ data }) =>
      data.last_transaction_hash && <HashLabel data={data.last_transaction_hash} kind="transaction" copy={false} />,
  },
  {
    id: 'methods',
    label: 'state.methods',
    draw: ({ data: { contract_methods: ids }, format }) => !!ids?.length && format.number(ids.length),
  },
  {
    id: 'frozen',
    label: 'state.frozen',
    isRare: true,
    draw: ({ data }) => data.frozen_hash && <HashFact data={data.frozen_hash} hasForms />,
  },
]

interface StateModel extends CardModel<AccountStateFull> {
  readonly rows: typeof FACTS
}

function useShown({ facts, ...props }: StateCardProps): StateModel {
  return { ...useStateCard(props), rows: FACTS.filter(({ id }) => facts?.includes(id) ?? true) }
}

/**
 * The state of a contract: exact balance, hashes and sizes of its code and data, last transaction, number of get-methods. Sizes are
 * counted from the cells. One request, with code and data. Renders a `<div role="group">`.
 */
export const StateCard = /* @__PURE__ */ defineCard({
  name: 'StateCard',
  texts: stateTexts,
  stem: 'state',
  own: { address: true, facts: true },
  useModel: useShown,
  face: { Body: StateBody, Skeleton: StateSkeleton },
})

function StateBody({ data, model, props: { classNames, facts } }: CardBodyProps<StateCardProps, StateModel>) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(stateTexts)
  return (
    <>
      <CardHead
        title={words('state.label')}
        aside={(facts?.includes('status') ?? true) && <StatusBadge data={data.status ?? 'unknown'} />}
        className={classNames?.head}
      />
      <div className={styles.body}>
        <FactRows
          look="list"
          rows={model.rows}
          words={words}
          values={{ data, words, format }}
          className={classNames?.facts}
        />
      </div>
    </>
  )
}

function StateSkeleton({ model }: { model: StateModel }) {
  const words = useScope().wordsOf(stateTexts)
  return (
    <div aria-hidden="true" data-part="loading">
      <CardHeadSkeleton />
      <div className={styles.body}>
        <FactRows look="list" rows={model.rows} words={words} values={undefined} />
      </div>
    </div>
  )
}
