import { testGenerated } from './generated.ts'

testGenerated(25)
