import { testGenerated } from './generated.ts'

testGenerated(200)
