import { createAccountNames } from 'toncenter-react/client'
import { client } from './service.ts'

/** What the reader calls accounts, kept in this browser, each network apart. */
export const accountNames = createAccountNames({ key: `fairway:names:${client.network}` })
