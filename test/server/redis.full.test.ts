import { describe } from 'vitest'
import { startRedis } from '../support/redisServer.ts'
import { testSharedRedis } from '../support/sharedRedis.ts'

describe('proxies that share a real redis-server', () => testSharedRedis(startRedis))
