import { attempt } from '../../../core/attempt.ts'
import { type Cell, readCell } from '../../../core/values/cell.ts'
import { type ConfigValueName, LAYOUTS, STARTS, type ValueUnit } from './paramLayouts.ts'

/** A value of a param, with the unit in which it is shown. */
export interface ConfigValue {
  /** Of the texts: `config.value.…`. */
  readonly name: ConfigValueName
  readonly unit: ValueUnit
  /** As its unit is written. */
  readonly value: string
}

/** The values of a param; `undefined` for one without a layout here, and for one that is not as documented. */
export function decodeParam(number: number, cell: Cell): readonly ConfigValue[] | undefined {
  for (const layout of LAYOUTS[number] ?? []) {
    const values = attempt(() => {
      const reader = STARTS[number] ? STARTS[number](cell) : readCell(cell)
      return (
        reader &&
        layout.flatMap(([name, unit, read]) => {
          const value = read(reader)
          return name ? [{ name, unit, value }] : []
        })
      )
    })
    if (values) return values
  }
  return
}
