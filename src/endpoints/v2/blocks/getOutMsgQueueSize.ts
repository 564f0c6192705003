import {
  type GetOutMsgQueueSizeParams,
  getOutMsgQueueSizeFacts,
  type OutMsgQueueSizes,
} from '../../../contract/v2/endpoints/getOutMsgQueueSize.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getOutMsgQueueSize = /* @__PURE__ */ defineEndpoint<GetOutMsgQueueSizeParams, OutMsgQueueSizes>(
  getOutMsgQueueSizeFacts,
  {
    cache: 'block',
  },
)
