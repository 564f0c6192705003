import { Icon } from '../../src/ui/icons/Icon.tsx'
import * as paths from '../../src/ui/icons/paths.ts'
import styles from '../../src/ui/root/Root.module.css'
import { Panel } from './Panel.tsx'

/** A ground, and the text that is read on it. */
const ROLES = [
  ['surface', 'text'],
  ['sunken', 'text'],
  ['neutral-soft', 'text-2'],
  ['accent-soft', 'accent'],
  ['positive-soft', 'positive'],
  ['negative-soft', 'negative'],
  ['warning-soft', 'warning'],
  ['pending-soft', 'pending'],
  ['scam-soft', 'scam'],
  ['accent', 'on-accent'],
] as const

/** The hatch is a part of the ground that says "do not trust". */
const groundOf = (name: string) => `${name === 'scam-soft' ? 'var(--_tc-hatch), ' : ''}var(--_tc-${name})`

/** Colours by their role, and the icons. */
export const Look = () => (
  <>
    <Panel title="Colours by role" span={12}>
      <div
        className={`${styles.root} ${styles.more} sheet-roles`}
        style={{ background: 'none', colorScheme: 'inherit' }}
      >
        {ROLES.map(([ground, text]) => (
          <div key={ground}>
            <div className="sheet-role" style={{ background: groundOf(ground), color: `var(--_tc-${text})` }}>
              Aa 109
            </div>
            <small>
              {ground}
              <br />
              {text}
            </small>
          </div>
        ))}
      </div>
    </Panel>
    <Panel title="Icons, 16 px grid, 1.5 px line" span={12}>
      <div className="sheet-icons">
        {Object.entries(paths).map(([name, path]) => (
          <Icon key={name} path={path} />
        ))}
      </div>
    </Panel>
  </>
)
