import type { ComponentProps } from 'react'
import { TonCenterProvider } from 'toncenter-react'
import { russian, TransactionList, type Word } from 'toncenter-react/ui'

type Settings = ComponentProps<typeof TonCenterProvider>

/** Any key of the dictionary; a key that does not exist is a type error. */
const ours = { 'column.parties': 'Кто кому', 'column.fee': 'Плата сети' } satisfies Partial<Record<Word, string>>

/** Russian with two words of our own; numbers, dates and plurals follow the locale and the time zone. */
export const InRussian = ({ client, data }: Pick<Settings, 'client'> & ComponentProps<typeof TransactionList>) =>
  client && (
    <TonCenterProvider client={client} locale="ru" timeZone="Europe/Moscow" dictionary={{ ...russian, ...ours }}>
      <TransactionList data={data} heading="История" />
    </TonCenterProvider>
  )
