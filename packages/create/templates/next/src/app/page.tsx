import { redirect } from 'next/navigation'
import { firstAccount } from '../firstAccount'
import { network } from '../service'

export const dynamic = 'force-dynamic'

/** The form of the account page names another account. */
export default async function Home({ searchParams }: { searchParams: Promise<{ address?: string }> }) {
  const { address = firstAccount(network) } = await searchParams
  redirect(`/account/${encodeURIComponent(address.trim())}`)
}
