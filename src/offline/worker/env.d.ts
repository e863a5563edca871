interface ImportMeta {
  readonly env: { readonly VITE_OFFLINE?: string }
}
