export { createTestQueryClient } from './testing/createTestQueryClient.ts'
export {
  type RenderWithTonCenterOptions,
  type RenderWithTonCenterResult,
  renderWithTonCenter,
} from './testing/renderWithTonCenter.tsx'
