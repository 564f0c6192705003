import Link from 'next/link'

export default function Home() {
  return (
    <main>
      <h1>TON Center in Next.js</h1>
      <Link href="/account/UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI">An account</Link>
    </main>
  )
}
