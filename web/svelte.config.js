// Plain CSS and types that can be erased: the compiler needs no preprocessor.
export default { compilerOptions: { runes: true } };
