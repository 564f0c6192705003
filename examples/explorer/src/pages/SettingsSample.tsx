import type { Action } from 'toncenter-react'
import { ActivityFeed } from 'toncenter-react/ui'
import { useRestWords } from '../useRestWords.ts'
import type { RestWordKey } from '../words/rest.ts'

const OWNER = '0:5A1C6F0E8D2B4937A6E15C8F02D7B94316FA80C52E9D4B7718C3065EFA92D481'

interface Invented {
  readonly other: string
  /** Nanograms. */
  readonly value: string
  readonly minutesAgo: number
  readonly comment?: RestWordKey
  readonly isSent?: boolean
}

/** One of each kind that a setting changes: received, flagged, sent with a comment and without. */
const ROWS: readonly Invented[] = [
  {
    other: '0:C29E07B45D81F36A90E2147BC8D5F0631A4E97D82B60C53FE814A97D2063B5EC',
    value: '12500000000',
    minutesAgo: 2,
    comment: 'sample.received',
  },
  {
    other: '0:13D8A64F7B09C2E5586F31DA90B7E4C26D05F8913A7EB42C98D6501F4EA37B90',
    value: '1000000',
    minutesAgo: 9,
    comment: 'sample.flagged',
  },
  {
    other: '0:7F41B8D2936CE05A1D8472F6B95E30CA64D1078E2FB359C7A0E86D143B92F570',
    value: '3200000000',
    minutesAgo: 47,
    comment: 'sample.sent',
    isSent: true,
  },
  {
    other: '0:E85C20F97A3164DB0BF952C7416E8AD3905B7FC82D164EA37F0C9B5826D1E43A',
    value: '800000000',
    minutesAgo: 180,
    isSent: true,
  },
]

/** Unix seconds at which this script was loaded. */
const LOADED = Math.floor(Date.now() / 1000)

const actionOf = ({ other, value, minutesAgo, isSent }: Invented, id: number, comment: string | null): Action => {
  const time = LOADED - minutesAgo * 60
  const [source, destination] = isSent ? [OWNER, other] : [other, OWNER]
  return {
    trace_id: null,
    action_id: `${id}`,
    start_lt: '0',
    end_lt: '0',
    start_utime: time,
    end_utime: time,
    trace_end_lt: '0',
    trace_end_utime: time,
    trace_mc_seqno_end: 1,
    transactions: null,
    success: true,
    type: 'ton_transfer',
    details: { source, destination, value, value_extra_currencies: null, comment, encrypted: false },
  }
}

/** Invented rows, with all that the settings change. They cost no request. */
export function SettingsSample() {
  const say = useRestWords()
  return (
    <ActivityFeed
      address={OWNER}
      data={ROWS.map((row, index) => actionOf(row, index, row.comment ? say(row.comment) : null))}
      days={false}
      heading={say('settings.sample')}
      actions={<span className="quiet">{say('sample.note')}</span>}
    />
  )
}
