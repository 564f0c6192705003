import { GetMethodRunner, MessageList, StateCard } from 'toncenter-react/ui'
import { useWords } from '../words.ts'

interface ContractTabProps {
  address: string
  /** It has code: its methods can run. Not known yet without it. */
  isActive: boolean | undefined
}

/** The methods of a contract, and the messages that it received. */
export function ContractTab({ address, isActive }: ContractTabProps) {
  const say = useWords()
  if (isActive === undefined) return <div className="card fold-place" />
  return (
    <>
      <div className="two start">
        {isActive ? <GetMethodRunner address={address} /> : <p className="card note">{say('contract.inactive')}</p>}
        <StateCard address={address} />
      </div>
      <MessageList heading={say('contract.messages')} address={address} filter={{ destination: address }} />
    </>
  )
}
