import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BalanceBadge } from '../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import styles from '../../src/ui/root/Root.module.css'
import { MAIN } from '../../stories/accounts.ts'
import { different, measure } from '../package/looks.ts'
import { find, stage } from './stage.tsx'

const DATA = { balance: '1284507391200', status: 'active' }

it('a badge looks the same without the tokens that it leaves out: loaded, loading, failed, and with its tip', async () => {
  const { container, redraw, service, settle } = await stage(
    <>
      <BalanceBadge data={DATA} />
      <BalanceBadge data={DATA} size="large" />
      <BalanceBadge data={DATA} masked />
      <BalanceBadge />
    </>,
  )
  async function sameWithAll() {
    const look = () => measure({ selector: 'body', isWhole: true })
    const [badges, few] = [[...container.querySelectorAll('[data-theme]')], look()]
    for (const badge of badges) badge.classList.add(styles.more as string)
    const all = look()
    for (const badge of badges) badge.classList.remove(styles.more as string)
    const drawn = (looks: typeof few) =>
      looks.map((one) => ({
        ...one,
        what: '',
        style: Object.fromEntries(Object.entries(one.style).filter(([name]) => !name.startsWith('--'))),
      }))
    expect(badges.length).toBeGreaterThan(0)
    expect(different(drawn(few), drawn(all))).toEqual([])
  }
  await userEvent.hover(find(container, '[data-tip]'))
  await vi.waitFor(() => find(document, '[role="tooltip"]'))
  await sameWithAll()

  service.faults([{ kind: 'status', status: 500 }])
  redraw(<BalanceBadge address={MAIN} />)
  await settle()
  await vi.waitFor(() => find(container, '[role="alert"]'))
  await sameWithAll()
})
