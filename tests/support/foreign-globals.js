// Changes a page's globals as careless scripts of hosts do, all at once; runs before our scripts, as a classic script.
;(function () {
  // Enumerable members on arrays, objects and strings, as MooTools, Prototype and many small scripts add them.
  Array.prototype.each = function (fn) {
    for (var i = 0; i < this.length; i++) fn(this[i], i)
  }
  Array.prototype.contains = function (item) {
    return this.indexOf(item) !== -1
  }
  Array.prototype.remove = function (item) {
    var i = this.indexOf(item)
    if (i > -1) this.splice(i, 1)
    return this
  }
  String.prototype.trimAll = function () {
    return this.replace(/\s/g, '')
  }
  Function.prototype.extend = function (more) {
    for (var key in more) this[key] = more[key]
    return this
  }
  Object.prototype.isMine = function () {
    return true
  }
  // Their own versions of built-in methods, with different behaviour.
  Array.from = function (list) {
    if (!list) return []
    var all = []
    for (var i = 0; i < (list.length || 0); i++) all.push(list[i])
    return all
  }
  Object.values = function (object) {
    var all = []
    for (var key in object) all.push(object[key])
    return all
  }
  Array.prototype.find = function (fn) {
    for (var i = 0; i < this.length; i++) if (fn(this[i])) return this[i]
    return null
  }
  // A fetch that counts calls and a Date that marks itself, as trackers and consent tools wrap them.
  var fetched = window.fetch
  window.fetch = function (input, options) {
    window.hostCalls = (window.hostCalls || 0) + 1
    return fetched.call(window, input, options)
  }
  var NativePromise = window.Promise
  window.Promise = class extends NativePromise {
    done(fn) {
      return this.then(fn)
    }
  }
  var NativeDate = window.Date
  window.Date = class extends NativeDate {
    format() {
      return 'theirs'
    }
  }
  // An AMD loader that is not ours: bundles that look for one must not find it.
  window.define = function () {
    throw new Error('the host has no module for that')
  }
  window.define.amd = {}
  window.require = function () {
    throw new Error('the host has no module for that')
  }
  window.module = { exports: {} }
  window.exports = window.module.exports
  // Short names that libraries like to take.
  window.$ = function () {
    return null
  }
  window._ = { isHost: true }
  window.React = window.preact = { version: '0.1' }
})()
