import { getOutMsgQueueSizeFacts } from '../../../contract/v2/endpoints/getOutMsgQueueSize.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getOutMsgQueueSize = /* @__PURE__ */ defineEndpoint(getOutMsgQueueSizeFacts, {
  cache: 'block',
})
