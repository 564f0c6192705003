import { TopAccountsTable } from 'toncenter-react/ui'

export default function Home() {
  return (
    <main>
      <h1>TON Center in React Router</h1>
      <TopAccountsTable pageSize={10} paging="load-more" />
    </main>
  )
}
