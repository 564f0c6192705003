import { TopAccountsTable } from 'toncenter-react/ui'

export default function Home() {
  return (
    <main>
      <h1>TON Center in Next.js</h1>
      <TopAccountsTable pageSize={10} paging="load-more" />
    </main>
  )
}
