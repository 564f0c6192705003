import { useState } from 'react'
import { GetMethodRunner, MessageList, StateCard, type StateFact } from 'toncenter-react/ui'
import { Segments } from '../parts.tsx'
import { useWords } from '../words.ts'
import { ContractKind } from './ContractKind.tsx'

interface ContractTabProps {
  address: string
  /** It has code: its methods can run. Not known yet without it. */
  isActive: boolean | undefined
  /** What it is, as the service names it. */
  interfaces: readonly string[]
}

/** The card of the account has the balance and the last transaction. */
const BESIDES_CARD: readonly StateFact[] = ['raw', 'code', 'codeSize', 'data', 'dataSize', 'methods', 'frozen']

/** What a contract is, its methods, its state, and the messages that it received or sent. */
export function ContractTab({ address, isActive, interfaces }: ContractTabProps) {
  const say = useWords()
  if (isActive === undefined) return <div className="card chart-place" />
  return (
    <>
      {isActive && <ContractKind address={address} interfaces={interfaces} />}
      <div className="two">
        {isActive ? <GetMethodRunner address={address} /> : <p className="card note">{say('contract.inactive')}</p>}
        <StateCard address={address} facts={BESIDES_CARD} />
      </div>
      <Messages address={address} />
    </>
  )
}

const SIDES = ['destination', 'source'] as const

/** The service gives those of one direction: each is a request of its own, when a reader chooses it. */
function Messages({ address }: { address: string }) {
  const say = useWords()
  const [side, setSide] = useState<(typeof SIDES)[number]>('destination')
  return (
    <MessageList
      heading={say('contract.messages')}
      address={address}
      filter={{ [side]: address }}
      paging="load-more"
      pageSize={10}
      actions={
        <Segments
          name={say('contract.direction')}
          options={SIDES.map((id) => [id, say(`contract.${id}`)])}
          value={side}
          onChoose={setSide}
        />
      }
    />
  )
}
