// The typefaces are optional in `src/styles/fonts.css`: the first paint waits for none, but one that comes later would never
// be shown. So once the page is painted, whatever is still on its way may be swapped in.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display'))
        rule.style.setProperty('font-display', 'swap');
    }
  }
}).observe({ type: 'paint', buffered: true });
