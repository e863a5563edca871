import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const plugins = () => [
  react(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  lingui({ failOnCompileError: true }),
  vanillaExtractPlugin(),
]

// Tests that build or draw take their time on a busy machine; none of them measures it.
const testTimeout = 30_000

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'logic',
          testTimeout,
          include: ['tests/{unit,architecture,dist,hosts}/**/*.test.ts'],
          environment: 'node',
          // None of these files leaves anything behind: they may share a process, which halves the time.
          isolate: false,
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'components',
          testTimeout,
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
    ],
  },
})
