import type { ComponentProps } from 'react'
import { type Dictionary, TonCenterProvider } from 'toncenter-react'
import { TransactionList } from 'toncenter-react/ui'
import { russian } from 'toncenter-react/ui/ru'

type Settings = ComponentProps<typeof TonCenterProvider>

/** Any key of the dictionary; a key that does not exist is a type error. */
const ours = { 'column.parties': 'Кто кому', 'column.fee': 'Плата сети' } satisfies Dictionary

/** Russian with two words of our own; numbers, dates and plurals follow the locale and the time zone. */
export const InRussian = ({ client, data }: Pick<Settings, 'client'> & ComponentProps<typeof TransactionList>) =>
  client && (
    <TonCenterProvider client={client} locale="ru" timeZone="Europe/Moscow" dictionary={{ ...russian, ...ours }}>
      <TransactionList data={data} heading="История" />
    </TonCenterProvider>
  )
