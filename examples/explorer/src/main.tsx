import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'toncenter-react/styles.css'
import './fonts.css'
import './app.css'
import './header.css'
import './parts.css'
import './pages/Home.css'
import './pages/subject.css'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
