import { styleVariants } from '@vanilla-extract/css'
import { belowTablet } from '../../styles/breakpoints.ts'
import { site } from '../../styles/layers.css.ts'

export const look = styleVariants({
  // On a phone the certificate stands upright, and its border with it.
  border: {
    '@layer': {
      [site]: {
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        inlineSize: '100%',
        blockSize: '100%',
        '@media': {
          [belowTablet]: {
            insetInline: 'calc(50% - 78.6cqi) auto',
            insetBlock: 'calc(50% - 50cqi) auto',
            inlineSize: '157.2cqi',
            maxInlineSize: 'none',
            blockSize: '100cqi',
            rotate: '90deg',
          },
        },
      },
    },
  },
  seal: {
    '@layer': {
      [site]: {
        gridArea: 'seal',
        alignSelf: 'end',
        inlineSize: '20cqi',
        blockSize: 'auto',
        marginBlockEnd: '9.6cqi',
        marginInline: 'auto',
        '@media': { [belowTablet]: { alignSelf: 'center', inlineSize: '34cqi', marginBlockEnd: 0 } },
      },
    },
  },
})
