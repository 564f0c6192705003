export { BalanceChart } from 'toncenter-react/ui'
