import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { toFaults } from '../../src/core/schema/issues.ts'
import * as emulate from '../../src/endpoints/emulate/records.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { contract } from '../support/contract.ts'
import { changed, generator, random } from '../support/generate.ts'
import { expectAgreement } from '../support/judges.ts'
import { shapeOf } from '../support/shapes.ts'
import { tried } from '../support/tried.ts'

const records: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3), ...Object.values(emulate)]

/** Answers that the generator makes of the contract. Each endpoint has so many that it should take, and so many to refuse. */
export function testGenerated(answers: number): void {
  describe.each(records.map((record) => [`${record.generation} ${record.name}`, record] as const))(
    '%s',
    (name, record) => {
      const shape = shapeOf(record.generation, contract(record).answer)
      const seed = [...name].reduce((sum, char) => Math.imul(sum, 31) + char.charCodeAt(0), 7)

      it(`takes ${answers} answers that the contract allows, and gives them back whole`, () => {
        const next = generator(seed)
        for (let n = 0; n < answers; n++) {
          const { value } = next(shape)
          const result = tried(record.response, value)
          expectAgreement(record, value, `answer ${n} of ${name}`)
          expect(result.issues?.slice(0, 3), `answer ${n} of ${name}`).toBeUndefined()
          if (typeof value === 'object' && value)
            expect(Object.keys(result.data as object).sort()).toEqual(Object.keys(value as object).sort())
        }
      })

      it(`refuses each of ${answers} answers with one wrong leaf, and names the place`, () => {
        const next = generator(seed)
        const choose = random(seed)
        for (let n = 0; n < answers; n++) {
          const { value, leaves } = next(shape)
          const leaf = leaves[Math.floor(choose() * leaves.length)]
          if (!leaf) continue
          const broken = changed(value, leaf.path, leaf.wrong)
          const said = `${leaf.path.join('.')} = ${JSON.stringify(leaf.wrong)} in answer ${n}`
          expectAgreement(record, broken, said)
          const faults = toFaults(tried(record.response, broken).issues ?? [], broken)
          expect(faults.length, said).toBeGreaterThan(0)
          // A union may blame the whole around the leaf, or another member of it; nothing outside of it.
          for (const { path } of faults) expect(leaf.path.slice(0, path.length - 1), said).toEqual(path.slice(0, -1))
        }
      })
    },
  )
}
