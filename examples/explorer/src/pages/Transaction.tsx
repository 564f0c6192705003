import { useTransactions } from 'toncenter-react'
import { toHexHash } from 'toncenter-react/client'
import {
  AddressLabel,
  Amount,
  HashLabel,
  TimeAgo,
  TransactionList,
  type TransactionListProps,
} from 'toncenter-react/ui'
import { type Fact, Facts, Subject, Trouble } from '../parts.tsx'
import { shardName, to } from '../router.ts'
import { NotFoundPage } from './NotFound.tsx'

type Transaction = NonNullable<TransactionListProps['data']>[number]
type Message = Transaction['out_msgs'][number]
type AddressBook = NonNullable<TransactionListProps['addressBook']>

/** One transaction. One request. */
export function TransactionPage({ hash }: { hash: string }) {
  const hex = readHash(hash)
  return hex ? (
    <TransactionByHash hash={hex} />
  ) : (
    <NotFoundPage title="Not a hash" text="A hash is 64 hex digits, or 32 bytes in base64." />
  )
}

function readHash(text: string): string | undefined {
  try {
    return toHexHash(text)
  } catch {
    return
  }
}

function TransactionByHash({ hash }: { hash: string }) {
  const { data, isPending, error, refetch } = useTransactions({ hash, limit: 1 })
  const transaction = data?.transactions[0]
  const isMissing = !isPending && !transaction
  return (
    <>
      <Subject name="Transaction" title={`Transaction ${hash.slice(0, 6)}…${hash.slice(-6)}`}>
        {!isMissing && <Facts facts={describe(hash, transaction, data?.address_book)} />}
      </Subject>
      {isMissing ? (
        <Trouble error={error} missing="No such transaction" onRetry={refetch} />
      ) : (
        // The answer above is its data: it waits for that, and asks for nothing itself.
        <TransactionList
          heading="What happened"
          data={data?.transactions}
          addressBook={data?.address_book}
          filter={{ hash }}
          pageSize={1}
          queryOptions={{ enabled: false }}
        />
      )}
      {transaction && data && <Messages transaction={transaction} addressBook={data.address_book} />}
    </>
  )
}

function describe(hash: string, row: Transaction | undefined, addressBook: AddressBook = {}): readonly Fact[] {
  const before = row?.account_state_before.balance
  const after = row?.account_state_after.balance
  const compute = row?.description.compute_ph
  return [
    { label: 'Hash', value: <HashLabel data={hash} ends={8} /> },
    { label: 'Account', value: row && <AddressLabel address={row.account} data={addressBook[row.account] ?? null} /> },
    { label: 'Time', value: row && <TimeAgo data={row.now} /> },
    { label: 'Logical time', value: row && <span className="code">{row.lt}</span> },
    {
      label: 'Block',
      value: row && (
        <a href={to.block(row.block_ref)}>
          <span className="code" title={`${row.block_ref.workchain}:${row.block_ref.shard}`}>
            {shardName(row.block_ref)}
          </span>{' '}
          {row.block_ref.seqno.toLocaleString('en')}
        </a>
      ),
    },
    { label: 'Fees', value: row && <Amount data={row.total_fees} precision="full" /> },
    {
      label: 'Balance before',
      value: row && (before ? <Amount data={before} precision="full" /> : 'Not kept by the service'),
    },
    {
      label: 'Balance after',
      value: row && (after ? <Amount data={after} precision="full" /> : 'Not kept by the service'),
    },
    {
      label: 'Code run',
      value:
        row &&
        (!compute || compute.skipped
          ? 'No code was run'
          : `${Number(compute.gas_used ?? 0).toLocaleString('en')} gas, exit code ${compute.exit_code ?? 0}`),
    },
    {
      label: 'Transaction before',
      value:
        row &&
        (row.prev_trans_lt === '0' ? (
          'None, this is the first'
        ) : (
          <HashLabel data={row.prev_trans_hash} kind="transaction" copy={false} />
        )),
    },
  ]
}

/** Every message that came in or went out, with its exact value. */
function Messages({ transaction, addressBook }: { transaction: Transaction; addressBook: AddressBook }) {
  const { in_msg, out_msgs } = transaction
  return (
    <section className="card messages" aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <ul>
        {in_msg && <MessageRow message={in_msg} direction="in" addressBook={addressBook} />}
        {out_msgs.map((message) => (
          <MessageRow key={message.hash} message={message} direction="out" addressBook={addressBook} />
        ))}
        {!in_msg && out_msgs.length === 0 && <li>None came in, none went out.</li>}
      </ul>
    </section>
  )
}

interface MessageRowProps {
  message: Message
  direction: 'in' | 'out'
  addressBook: AddressBook
}

function MessageRow({ message, direction, addressBook }: MessageRowProps) {
  const party = direction === 'in' ? message.source : message.destination
  return (
    <li>
      <span className="direction" data-direction={direction}>
        {direction === 'in' ? 'IN' : 'OUT'}
      </span>
      {party ? (
        <AddressLabel address={party} data={addressBook[party] ?? null} copy={false} />
      ) : (
        <span className="quiet">{direction === 'in' ? 'From outside' : 'To the outside'}</span>
      )}
      <span className="operation">
        {message.opcode && <span className="code">{message.opcode}</span>}{' '}
        <bdi>{message.decoded_opcode?.slice(0, 40)}</bdi>
      </span>
      {message.value === null ? <span /> : <Amount data={message.value} direction={direction} precision="full" />}
    </li>
  )
}
