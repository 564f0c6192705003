import type {
  attributeTexts,
  chartTexts,
  examplesTexts,
  pulseTexts,
  rateTexts,
  shareTexts,
  transferTexts,
} from '../en/charts.ts'
import type { Russian } from './russian.ts'

export const charts: Russian<
  typeof chartTexts &
    typeof pulseTexts &
    typeof rateTexts &
    typeof shareTexts &
    typeof attributeTexts &
    typeof transferTexts &
    typeof examplesTexts
> = {
  'attributes.empty': 'Атрибутов нет',
  'attributes.emptyText': 'Автор их не указал.',
  'attributes.label': 'Атрибуты',
  'chart.asDrawing': 'Показать график',
  'chart.asTable': 'Показать числа',
  'chart.cut': 'шкала от {value}',
  'chart.ordered': 'шаги равны, сколько бы времени между ними ни прошло',
  'chart.values': 'Значения графика',
  'column.age': 'Время',
  'column.parties': 'От кого и кому',
  'column.transferAmount': 'Сумма',
  'column.transferKind': 'Вид',
  'examples.label': 'Примеры',
  'pulse.block': 'Блок',
  'pulse.empty': 'Блоков пока нет',
  'pulse.emptyText': 'Время блоков появится здесь, когда сеть их создаст.',
  'pulse.label': 'Пульс блоков',
  'pulse.rested': '{rests}, самая долгая\u00a0— {longest}',
  'pulse.rests.few': '{count} паузы',
  'pulse.rests.many': '{count} пауз',
  'pulse.rests.one': '{count} пауза',
  'pulse.rests.other': '{count} паузы',
  'pulse.seconds': 'Секунды',
  'pulse.slow': 'Медленнее {time}',
  'pulse.story': 'Последние блоки мастерчейна ({count}) обычно занимали {usual}, самый медленный\u00a0— {slowest}.',
  'pulse.sub': 'Мастерчейн, последние блоки: {count}',
  'pulse.usual': 'обычно',
  'rate.block': 'Блок',
  'rate.empty': 'Блоков пока нет',
  'rate.emptyText': 'Число транзакций появится здесь, когда сеть создаст блоки.',
  'rate.label': 'Транзакций в блоке',
  'rate.newest': 'в последнем',
  'rate.story': 'В последних блоках бейсчейна ({count}) транзакций: {total}, не больше {most} в одном.',
  'rate.sub': 'Бейсчейн, последние блоки: {count}',
  'rate.total': 'Транзакций в этих блоках: {total}',
  'rate.transactions': 'Транзакции',
  'share.empty': 'Делить нечего',
  'share.label': 'Доли',
  'transfers.empty': 'Переводов пока нет',
  'transfers.emptyText': 'Переводы появятся здесь, когда они пройдут в сети.',
  'transfers.label': 'Переводы',
}
