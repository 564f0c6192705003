import {
  type GetOutMsgQueueSizeParams,
  getOutMsgQueueSizeFacts,
  type OutMsgQueueSizes,
} from '../../../contract/v2/endpoints/getOutMsgQueueSize.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/** How many messages wait to leave each shard. The Python service does not have it. */
export const getOutMsgQueueSize = /* @__PURE__ */ defineEndpoint<GetOutMsgQueueSizeParams, OutMsgQueueSizes>(
  getOutMsgQueueSizeFacts,
  {
    cache: 'block',
  },
)
