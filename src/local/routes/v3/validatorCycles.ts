import type { ValidatorCycle } from '../../../contract/v3/validatorCycle.ts'
import { toHexHash } from '../../../core/values/hash.ts'
import { configParam, readElectionRules, readValidatorSet } from '../../bodies/config.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { check, embedding, holder } from './checks.ts'
import type { Query } from './query.ts'

/** The rounds before, now and next. */
const ROUNDS = [32, 34, 36]

const keyOf = (query: Query, name: string) => {
  const hash = query.hash(name)
  return hash === undefined ? undefined : toHexHash(hash).toUpperCase()
}

/** The rounds of the configuration. There were no elections on this chain, so there are no stakes. */
export const validatorCycles = genuine((query: Query, { ledger }: Context) => {
  check(query, ...holder, embedding('return_validators'))
  const [start, election] = [query.int('cycle_start'), query.int('election_id')]
  const [from, to] = [query.utime('start_utime'), query.utime('end_utime')]
  const [adnl, key] = [keyOf(query, 'adnl_address'), keyOf(query, 'validator_pubkey')]
  const staked = election !== undefined || query.has('stake_holder_address')
  const { config } = ledger.rows
  const rules = readElectionRules(config)
  const rounds = ROUNDS.flatMap((number) => configParam(config, number) ?? [])
    .map(readValidatorSet)
    .filter(
      ({ since, validators }) =>
        !staked &&
        (start === undefined || since === start) &&
        (from === undefined || since >= from) &&
        (to === undefined || since <= to) &&
        (adnl === undefined || validators.some((one) => one.adnl === adnl)) &&
        (key === undefined || validators.some((one) => one.publicKey === key)),
    )
  if (query.sort() !== 'asc') rounds.reverse()
  const embed = query.bool('return_validators') ?? false
  const cycles = query.page(rounds).map(
    ({ since, until, total, main, totalWeight, validators }): ValidatorCycle => ({
      cycle_start: since,
      cycle_end: until,
      total,
      main,
      total_weight: totalWeight.toString(),
      ...rules,
      ...(embed && {
        validators: validators.map(({ publicKey, adnl, weight }, validator_index) => ({
          validator_index,
          validator_pubkey: publicKey,
          adnl_addr: adnl,
          weight: weight.toString(),
          complaints: [],
        })),
      }),
    }),
  )
  return { cycles, address_book: {} }
})
