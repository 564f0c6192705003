'use client'
import { toDecimal } from '../../../core/values/amount.ts'
import { useTonCenter } from '../../../react/context.ts'
import { activityKinds, KIND_GROUPS } from '../../../reading/kinds.ts'
import { DUST } from '../../../trust/flags.ts'
import { MenuPanel } from '../../parts/MenuPanel.tsx'
import { useScope } from '../../root/scope.ts'
import { filterTexts } from '../../words/en/activity.ts'
import { AssetChoices } from './AssetChoices.tsx'
import { Choice, type ChoicesProps } from './Choice.tsx'
import { DateChoices } from './DateChoices.tsx'
import styles from './FilterPanel.module.css'
import { DUST_CHOICES, OUTCOMES, SPAM_CHOICES } from './filter.ts'
import type { GivenAsset } from './useAssetChoices.ts'

interface FilterPanelProps extends ChoicesProps {
  of: keyof typeof CHOICES
  name: string
  assets: readonly GivenAsset[]
}

/** What a chip of the filter bar opens. */
export default function FilterPanel({ of, name, ...props }: FilterPanelProps) {
  const Choices = CHOICES[of]
  return (
    <MenuPanel label={name} onClose={props.close}>
      <Choices {...props} />
    </MenuPanel>
  )
}

const CHOICES = {
  kind: KindChoices,
  asset: AssetChoices,
  outcome: OutcomeChoices,
  date: DateChoices,
  settings: SettingChoices,
}

/** Any of them: the panel stays open. */
function KindChoices({ data: { kinds = [] }, set }: ChoicesProps) {
  const words = useScope().wordsOf(filterTexts)
  return KIND_GROUPS.map((group) => (
    <div key={group[0]} className={styles.group}>
      {group.map((kind) => (
        <Choice
          key={kind}
          isChosen={kinds.includes(kind)}
          onChoose={() => {
            const next = activityKinds.filter((one) => (one === kind) !== kinds.includes(one))
            set({ kinds: next.length ? next : undefined })
          }}
        >
          {words(`kind.${kind}`)}
        </Choice>
      ))}
    </div>
  ))
}

function OutcomeChoices({ data, set, close }: ChoicesProps) {
  const words = useScope().wordsOf(filterTexts)
  return OUTCOMES.map((outcome) => (
    <Choice
      key={outcome}
      isChosen={data.outcome === outcome}
      onChoose={() => {
        set({ outcome: data.outcome === outcome ? undefined : outcome })
        close()
      }}
    >
      {words(`outcome.${outcome}`)}
    </Choice>
  ))
}

/** The bound of dust and the treatment of flagged rows: settings that always have a value. */
function SettingChoices({ data, set }: ChoicesProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(filterTexts)
  const { trustPolicy, nativeCurrency } = useTonCenter().settings
  const { symbol, decimals } = nativeCurrency
  const amountOf = (dust: string) =>
    `${format.amount(toDecimal(dust, decimals), Number.POSITIVE_INFINITY).full} ${symbol}`
  const { dust: chosen = String(DUST), spam: policy = trustPolicy } = data
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words('filter.spam')}</legend>
        {SPAM_CHOICES.map((spam) => (
          <Choice
            key={spam}
            isChosen={policy === spam}
            onChoose={() => set({ spam: spam === trustPolicy ? undefined : spam })}
          >
            {words(`spam.${spam}`)}
          </Choice>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words('filter.dust')}</legend>
        {[...new Set([...DUST_CHOICES, chosen])].map((dust) => (
          <Choice
            key={dust}
            isChosen={chosen === dust}
            onChoose={() => set({ dust: dust === String(DUST) ? undefined : dust })}
          >
            {dust === '0' ? words('filter.noDust') : words('filter.dustUnder', { amount: amountOf(dust) })}
          </Choice>
        ))}
      </fieldset>
    </>
  )
}
