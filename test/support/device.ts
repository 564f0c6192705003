import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** The device gets or loses its network, as a browser reports it. */
export function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

/** Until the test ends. The next file of the same process has a network again. */
export function goOffline() {
  onTestFinished(() => {
    vi.restoreAllMocks()
    window.dispatchEvent(new Event('online'))
    // TanStack keeps what it heard last: it hears nothing once the page is gone.
    onlineManager.setOnline(true)
  })
  setOnline(false)
}
