import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('account/:address', 'routes/account.tsx'),
  route('transaction/:hash', 'routes/transaction.tsx'),
  route('ton/*', 'routes/ton.ts'),
] satisfies RouteConfig
