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

export default defineConfig({
  test: {
    projects: [
      {
        plugins: plugins(),
        test: { name: 'logic', include: ['tests/{unit,laws,dist}/**/*.test.ts'], environment: 'node' },
      },
      {
        plugins: plugins(),
        test: {
          name: 'components',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
    ],
  },
})
