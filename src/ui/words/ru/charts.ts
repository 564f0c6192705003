import type { chartTexts, shareTexts } from '../en/charts.ts'
import type { Russian } from './russian.ts'

export const charts: Russian<typeof chartTexts & typeof shareTexts> = {
  'chart.asDrawing': 'Показать график',
  'chart.asTable': 'Показать числа',
  'chart.cut': 'шкала от {value}',
  'chart.ordered': 'шаги равны, сколько бы времени между ними ни прошло',
  'chart.time': 'Время',
  'chart.values': 'Значения графика',
  'share.empty': 'Делить нечего',
  'share.label': 'Доли',
}
