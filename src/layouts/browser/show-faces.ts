// The typefaces are optional in `src/styles/fonts.css`: the first paint waits for none, but one that comes later would never
// be shown. So once the page is painted, whatever is still on its way may be swapped in. The rule is put anew, because
// Firefox refuses to change it.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  for (const sheet of document.styleSheets) {
    Array.from(sheet.cssRules).forEach((rule, index) => {
      if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('font-display')) return;
      sheet.deleteRule(index);
      sheet.insertRule(rule.cssText.replace('optional', 'swap'), index);
    });
  }
}).observe({ type: 'paint', buffered: true });
