import { Link } from 'react-router'

export default function Home() {
  return (
    <main>
      <h1>TON Center in React Router</h1>
      <Link to="/account/UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI">An account</Link>
    </main>
  )
}
